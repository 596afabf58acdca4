import type { Localized } from '@/lib/i18n/localized'
import { localizedOf } from '@/lib/i18n/localized'
import { plainStyle, type Styled } from '@/lib/brand/look-css'
import type { Focus } from '@/lib/pictures/picture-path'

export const drawings = ['pizza', 'burger', 'doener'] as const
export type Drawing = (typeof drawings)[number]

export const bestsellerKinds = ['menu_order', 'chosen', 'sales'] as const
export type BestsellerKind = (typeof bestsellerKinds)[number]

/** The ground on which the logo needs a plate of another colour. */
export type LogoTone = 'dark' | 'light' | 'any'

export interface LookPicture {
  hash: string
  width: number
  height: number
  /** The ground of the page is seen around it. */
  isCutOut: boolean
}

export interface Logo extends LookPicture {
  tone: LogoTone
}

export interface Dated {
  firstDay: string | null
  lastDay: string | null
}

export interface Slide extends Dated, Focus {
  picture: LookPicture | null
  drawing: Drawing | null
  headline: Localized
  text: Localized
  label: Localized
  /** A path of the shop, without the language. */
  link: string
}

export interface Banner extends Dated {
  text: Localized
  link: string | null
}

export interface Look extends Styled {
  /** Null: the name, set as a word mark. */
  logo: Logo | null
  slides: readonly Slide[]
  banner: Banner | null
  bestsellers: BestsellerKind
  /** Ids of menu items, in order; some may have been deleted since. */
  chosenItems: readonly string[]
}

export const plainLook: Look = {
  ...plainStyle,
  logo: null,
  slides: [],
  banner: null,
  bestsellers: 'menu_order',
  chosenItems: [],
}

/** Fields and languages that were added since are missing in the column. */
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
