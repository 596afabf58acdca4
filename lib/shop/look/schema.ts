import { z } from 'zod'
import { answeredText, inEveryLanguage, inFurtherLanguages, sentText } from '@/lib/i18n/localized'
import { isHex } from '@/lib/brand/oklch'
import { themeNames } from '@/lib/brand/themes'
import { fieldError, line, optionalLine } from '@/lib/platform/values/text'
import { version } from '@/lib/platform/process/version'
import { calendarDay } from '../settings/setting-schemas'
import {
  longestBanner,
  longestHeadline,
  longestLink,
  longestSlideLabel,
  longestSlideText,
  mostChosenItems,
  mostSlides,
} from '../limits'
import { bestsellerKinds, drawings } from './look'
import { moment } from '@/lib/platform/values/moment'

const invalid = { error: fieldError('invalid') }

const colour = z
  .string(invalid)
  .transform((value) => value.toLowerCase())
  .refine(isHex, invalid)
  .meta({ example: '#cf2e1b' })
/** Into the shop alone: a path that a browser cannot take for another host. */
const link = line(longestLink).refine((path) => /^\/(?![/\\])[^\s\\?#]*$/.test(path), invalid)
const percent = z.int(invalid).min(0).max(100)
const sentPicture = z.object({ hash: z.string(invalid).regex(/^[0-9a-f]{64}$/, invalid) }).nullable()
const sentDays = { first_day: calendarDay.nullable().default(null), last_day: calendarDay.nullable().default(null) }
const text = (most: number) => sentText(optionalLine(most).default(''))

interface SentDays {
  first_day: string | null
  last_day: string | null
}
const isInOrder = ({ first_day: first, last_day: last }: SentDays) => first === null || last === null || first <= last
const inOrder = { error: fieldError('out_of_range'), path: ['last_day'] }

const slide = z
  .object({
    picture: sentPicture.default(null),
    drawing: z.enum(drawings, invalid).nullable().default(null),
    focus_x: percent.default(50),
    focus_y: percent.default(50),
    ...inEveryLanguage('headline', text(longestHeadline)),
    ...inEveryLanguage('text', text(longestSlideText)),
    ...inEveryLanguage('label', text(longestSlideLabel)),
    link,
    ...sentDays,
  })
  .refine(isInOrder, inOrder)
  .refine((sent) => saysSomething(sent, 'headline'), { error: fieldError('required'), path: ['headline_de'] })

const banner = z
  .object({
    ...inEveryLanguage('text', text(longestBanner)),
    link: link.nullable().default(null),
    ...sentDays,
  })
  .refine(isInOrder, inOrder)
  .refine((sent) => saysSomething(sent, 'text'), { error: fieldError('required'), path: ['text_de'] })

function saysSomething(sent: object, name: string): boolean {
  return Object.entries(sent).some(([field, value]) => field.startsWith(`${name}_`) && value !== '')
}

export const lookChanges = z
  .object({
    accent: colour,
    second: colour,
    theme: z.enum(themeNames, invalid),
    logo: sentPicture,
    slides: z.array(slide).max(mostSlides, { error: fieldError('out_of_range') }),
    banner: banner.nullable(),
    bestsellers: z.enum(bestsellerKinds, invalid),
    chosen_items: z.array(z.guid(invalid)).max(mostChosenItems, { error: fieldError('out_of_range') }),
  })
  .partial()

const picture = z.object({ hash: z.string(), width: z.int(), height: z.int(), is_cut_out: z.boolean() }).meta({
  id: 'LookPicture',
  description: 'Its sizes are at /media/{hash}/160.webp, 320, 640 and 960; width and height are those of the largest.',
})
const day = z.string().nullable().meta({ description: 'YYYY-MM-DD, included; null: no limit.' })

export const lookView = z
  .object({
    accent: z.string().meta({ description: 'Of buttons and links.', example: '#cf2e1b' }),
    second: z.string().meta({ description: 'Of grounds below dark words.', example: '#f4b335' }),
    theme: z.enum(themeNames),
    logo: picture
      .extend({ tone: z.string() })
      .meta({ id: 'Logo' })
      .nullable()
      .meta({ description: 'null: the name as a word mark.' }),
    slides: z.array(
      z.object({
        picture: picture.nullable(),
        drawing: z.enum(drawings).nullable(),
        focus_x: z.int(),
        focus_y: z.int(),
        headline_de: answeredText(),
        headline_en: answeredText(),
        text_de: answeredText(),
        text_en: answeredText(),
        label_de: answeredText(),
        label_en: answeredText(),
        link: z.string(),
        first_day: day,
        last_day: day,
        ...inFurtherLanguages('headline', answeredText()),
        ...inFurtherLanguages('text', answeredText()),
        ...inFurtherLanguages('label', answeredText()),
      }),
    ),
    banner: z
      .object({
        text_de: answeredText(),
        text_en: answeredText(),
        link: z.string().nullable(),
        first_day: day,
        last_day: day,
        ...inFurtherLanguages('text', answeredText()),
      })
      .nullable(),
    bestsellers: z.enum(bestsellerKinds),
    chosen_items: z.array(z.string()),
    version,
    is_published: z.boolean().meta({ description: 'Guests see exactly this; otherwise it is a draft.' }),
  })
  .meta({ id: 'Look' })

export type LookView = z.output<typeof lookView>

export const editionView = z
  .object({
    id: z.string(),
    published_at: moment,
    published_by: z.string().nullable(),
    accent: z.string(),
    second: z.string(),
    theme: z.enum(themeNames),
    is_live: z.boolean(),
  })
  .meta({ id: 'LookEdition' })

export const uploadedPicture = picture.extend({ tone: z.string() }).meta({ id: 'LookUpload' })
