import type { MailBrand } from '@/emails/content'
import { isHex } from '@/lib/look/oklch'
import { paletteOf } from '@/lib/look/palette'
import { plainStyle } from '@/lib/look/look-css'
import { wordmarkOf } from '@/lib/look/wordmark'
import { publicOrigin } from '@/lib/platform/env'
import { hub } from '@/lib/platform/events'

/** The shop's colours as a mail takes them, with the contrast that its grounds ask for. */
export function mailBrand(shopName: string): MailBrand {
  const { accent, second, hasLogo } = hub().brand ?? { ...plainStyle, hasLogo: false }
  const colours = isHex(accent) && isHex(second) ? { accent, second } : plainStyle
  const { light, dark } = coloursOf(colours)
  return {
    wordmark: wordmarkOf(shopName),
    // Always the present one: under the address of an earlier look the same is sent.
    logoUrl: hasLogo ? `${publicOrigin()}/brand/mail/logo.png` : '',
    button: light.accent,
    onButton: light['on-accent'],
    ink: light['accent-ink'],
    inkInTheDark: dark['accent-ink'],
    ground: light['poster-1'],
  }
}

let latest: { key: string; palette: ReturnType<typeof paletteOf> } | undefined

function coloursOf(colours: Parameters<typeof paletteOf>[0]): ReturnType<typeof paletteOf> {
  const key = `${colours.accent} ${colours.second}`
  if (latest?.key !== key) latest = { key, palette: paletteOf(colours) }
  return latest.palette
}
