import { textOf } from '@/app/_client/form'
import type { Body } from '@/app/_client/api'
import { languages } from '@/lib/i18n/language'
import { themeNames } from '@/lib/brand/themes'
import { bestsellerKinds, drawings } from '@/lib/shop/look/look'
import { rowsOf } from '@/app/admin/_client/use-rows'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { LookView } from '@/lib/shop/look/schema'
import type { Composed } from '../../../_form/field-in-words'

type Sent = Body<'PUT look'>

const texts = (['headline', 'text', 'label'] as const).flatMap((name) =>
  languages.map((language) => `${name}_${language}` as const),
)
const slideFields = [
  'slide_picture',
  'slide_drawing',
  'focus_x',
  'focus_y',
  'slide_link',
  'slide_first_day',
  'slide_last_day',
] as const

export function readLook(typed: FormData, dishes: readonly Named[]): Sent {
  return {
    accent: textOf(typed, 'accent'),
    second: textOf(typed, 'second'),
    theme: themeNames.find((name) => name === textOf(typed, 'theme')),
    logo: pictureIn(textOf(typed, 'logo')),
    slides: rowsOf(typed, [...slideFields, ...texts]).map(slideOf),
    banner: typed.has('has_banner') ? bannerOf(typed) : null,
    bestsellers: bestsellerKinds.find((kind) => kind === textOf(typed, 'bestsellers')),
    chosen_items: typed
      .getAll('chosen_item')
      .flatMap((name) => (typeof name === 'string' ? idOf(name.trim(), dishes) : [])),
  }
}

function slideOf(row: Record<(typeof slideFields)[number] | (typeof texts)[number], string>) {
  const { slide_picture, slide_drawing, slide_link, slide_first_day, slide_last_day, focus_x, focus_y, ...said } = row
  return {
    ...said,
    picture: pictureIn(slide_picture),
    drawing: drawings.find((drawing) => drawing === slide_drawing) ?? null,
    focus_x: Number(focus_x),
    focus_y: Number(focus_y),
    link: slide_link,
    first_day: slide_first_day || null,
    last_day: slide_last_day || null,
  }
}

function bannerOf(typed: FormData): NonNullable<Sent['banner']> {
  const said = languages.map((language) => [`text_${language}`, textOf(typed, `banner_text_${language}`)])
  return {
    ...(Object.fromEntries(said) as Pick<NonNullable<Sent['banner']>, 'text_de' | 'text_en'>),
    link: textOf(typed, 'banner_link') || null,
    first_day: textOf(typed, 'banner_first_day') || null,
    last_day: textOf(typed, 'banner_last_day') || null,
  }
}

function pictureIn(hash: string) {
  return hash ? { hash } : null
}

/** A name that is on no menu is sent as typed, so that the server names the field. */
function idOf(name: string, dishes: readonly Named[]): string[] {
  if (!name) return []
  const found = dishes.find((dish) => dish.name.toLowerCase() === name.toLowerCase())
  return [found?.id ?? name]
}

interface Known {
  forms: AdminTexts['forms']
  words: AdminTexts['look']
  dishes: readonly Named[]
}

/** Parts of a look that are more than one input, for the choice between two versions. */
export function composedLook({ forms, words, dishes }: Known): Record<string, Composed> {
  const lines = (things: object[]) => things.map((thing) => headlineOf(thing)).join('\n')
  return {
    theme: { label: words.theme, show: (theme: LookView['theme']) => words.themes[theme] },
    logo: { label: words.logo, show: (logo: object | null) => (logo ? forms.anotherPicture : '') },
    slides: { label: words.slides, show: (slides: LookView['slides']) => lines(slides) },
    banner: { label: words.banner, show: (banner: LookView['banner']) => lines(banner ? [banner] : []) },
    bestsellers: {
      label: words.bestsellers,
      show: (kind: LookView['bestsellers']) => words.bestsellerKinds[kind],
    },
    chosen_items: {
      label: words.bestsellerKinds.chosen,
      show: (ids: string[]) => ids.map((id) => dishes.find((dish) => dish.id === id)?.name ?? id).join('\n'),
    },
  }
}

function headlineOf(thing: object): string {
  const said = Object.entries(thing).filter(([field, value]) => typeof value === 'string' && !field.startsWith('link'))
  return said
    .map(([, value]) => String(value))
    .filter(Boolean)
    .join(' · ')
}

export interface Named {
  id: string
  name: string
}
