import type { Localized } from '@/lib/i18n/localized'
import { localizedOf } from '@/lib/i18n/localized'
import { plainStyle, type Styled } from '@/lib/look/look-css'
import type { Focus } from '@/lib/pictures/focus'

/** The food that comes with the program, in public/hero. */
export const drawings = ['pizza', 'burger', 'doener'] as const
export type Drawing = (typeof drawings)[number]

export const bestsellerKinds = ['menu_order', 'chosen', 'sales'] as const
export type BestsellerKind = (typeof bestsellerKinds)[number]

/** Which grounds a logo cannot be read on without a plate of another colour below it. */
export type LogoTone = 'dark' | 'light' | 'any'

export interface LookPicture {
  hash: string
  /** Pixels of the largest size. */
  width: number
  height: number
  /** Lies on nothing, so that the ground of the page is seen around it. */
  isCutOut: boolean
}

export interface Logo extends LookPicture {
  tone: LogoTone
}

/** First and last day on the calendar of Zurich; null: no limit. */
export interface Dated {
  firstDay: string | null
  lastDay: string | null
}

export interface Slide extends Dated, Focus {
  picture: LookPicture | null
  /** Instead of a picture. */
  drawing: Drawing | null
  headline: Localized
  text: Localized
  /** On the button; empty: the words of the page. */
  label: Localized
  /** A path of the shop, without the language. */
  link: string
}

export interface Banner extends Dated {
  text: Localized
  link: string | null
}

/** Everything about the look of the shop that its owner has chosen: the same for everybody. */
export interface Look extends Styled {
  /** Null: the name, set as a word mark. */
  logo: Logo | null
  slides: readonly Slide[]
  banner: Banner | null
  bestsellers: BestsellerKind
  /** Ids of menu items, in order; some may have been deleted since. */
  chosenItems: readonly string[]
}

/** Before anybody chose one: quiet colours, the name as word mark, and a first page that is made of it. */
export const plainLook: Look = {
  ...plainStyle,
  logo: null,
  slides: [],
  banner: null,
  bestsellers: 'menu_order',
  chosenItems: [],
}

/** As the database keeps it: a field or a language that was added since is missing there. */
export function lookOf(content: unknown): Look {
  const look = { ...plainLook, ...(content as Partial<Look>) }
  return {
    ...look,
    slides: look.slides.map(({ headline, text, label, ...slide }) => ({
      ...slide,
      headline: localizedOf(headline),
      text: localizedOf(text),
      label: localizedOf(label),
    })),
    banner: look.banner && { ...look.banner, text: localizedOf(look.banner.text) },
  }
}

export function isShownOn(day: string, { firstDay, lastDay }: Dated): boolean {
  return (firstDay ?? day) <= day && day <= (lastDay ?? day)
}
