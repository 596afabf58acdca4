import type { BadgeTone } from '@/app/_ui/table'
import { fill, ownValue } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { orderStatuses } from '@/lib/orders/status'
import type { Delivery, Webhook } from './answers'

export interface Reader {
  words: AdminTexts['webhooks']
  statuses: AdminTexts['orderStatuses']
  language: Language
}

/** `order.ready` is "Order: ready". */
export function typeText(type: Delivery['type'], { words, statuses }: Pick<Reader, 'words' | 'statuses'>): string {
  const status = orderStatuses.find((each) => type === `order.${each}`)
  return status ? fill(words.types.order, { status: statuses[status] }) : (ownValue(words.types, type) ?? type)
}

type State = 'on' | 'failing' | 'by_hand' | 'off_failing' | 'gone'

export function stateOf({ disabledWhy, failingSince }: Webhook): State {
  if (disabledWhy) return disabledWhy === 'failing' ? 'off_failing' : disabledWhy
  return failingSince ? 'failing' : 'on'
}

export function stateText(webhook: Webhook, { words, language }: Pick<Reader, 'words' | 'language'>): string {
  const time = webhook.failingSince ? formatShortMoment(webhook.failingSince, language) : ''
  return fill(words.states[stateOf(webhook)], { time })
}

export const stateTones = {
  on: 'good',
  failing: 'warn',
  by_hand: 'quiet',
  off_failing: 'bad',
  gone: 'bad',
} as const satisfies Record<State, BadgeTone>

/** The receiver's own words, or why there are none. */
export function answerText(
  { responseStatus, responseText }: Pick<Delivery, 'responseStatus' | 'responseText'>,
  words: Reader['words'],
): string {
  if (responseStatus === null) return ownValue(words.reasons, responseText) ?? responseText
  return `${responseStatus} ${responseText}`.trim()
}

export function hostOf({ url }: Pick<Webhook, 'url'>): string {
  return URL.canParse(url) ? new URL(url).host : url
}
