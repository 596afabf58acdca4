import { textOf } from '@/app/_client/form'
import type { Body } from '@/app/_client/contract-calls'
import { languages } from '@/lib/i18n/language'
import { themeNames } from '@/lib/look/themes'
import { bestsellerKinds, drawings } from '@/lib/shop/look/look'
import { rowsOf } from '@/app/admin/_client/use-rows'
import type { Named } from '../named'

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

/** What the whole form says, in the words of the contract. */
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
  const said = languages.map((language) => [`text_${language}`, textOf(typed, `banner_${language}`)])
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

/** A name that is on no menu is sent as it was typed, so that the shop says where it stands. */
function idOf(name: string, dishes: readonly Named[]): string[] {
  if (!name) return []
  const found = dishes.find((dish) => dish.name.toLowerCase() === name.toLowerCase())
  return [found?.id ?? name]
}
