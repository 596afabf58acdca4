import type { AdminTexts } from '@/lib/i18n/texts'
import type { LookView } from '@/lib/shop/look/schema'
import { textOf, type Show } from '../../../_form/conflict'
import type { Named } from '../named'

interface Known {
  forms: AdminTexts['forms']
  words: AdminTexts['look']
  dishes: readonly Named[]
}

/** Parts of a look in words, for whoever has to choose between two versions. */
export function shownLook({ forms, words, dishes }: Known): Show {
  const shown: Record<string, (value: never) => string> = {
    theme: (theme: LookView['theme']) => words.themes[theme],
    logo: (logo: object | null) => (logo ? forms.anotherPicture : ''),
    slides: (slides: LookView['slides']) => slides.map((slide) => headlineOf(slide)).join('\n'),
    banner: (banner: LookView['banner']) => (banner ? headlineOf(banner) : ''),
    bestsellers: (kind: LookView['bestsellers']) => words.bestsellerKinds[kind],
    chosen_items: (ids: string[]) => ids.map((id) => dishes.find((dish) => dish.id === id)?.name ?? id).join('\n'),
  }
  return (field, value) => (shown[field]?.(value as never) ?? textOf(value)) || forms.nothing
}

/** Everything that it says, so that two that differ are seen to differ. */
function headlineOf(thing: object): string {
  const said = Object.entries(thing).filter(([field, value]) => typeof value === 'string' && !field.startsWith('link'))
  return said
    .map(([, value]) => String(value))
    .filter(Boolean)
    .join(' · ')
}

export function lookLabels(words: AdminTexts['look']): Record<string, string> {
  return {
    accent: words.accent,
    second: words.second,
    theme: words.theme,
    logo: words.logo,
    slides: words.slides,
    banner: words.banner,
    bestsellers: words.bestsellers,
    chosen_items: words.bestsellerKinds.chosen,
  }
}
