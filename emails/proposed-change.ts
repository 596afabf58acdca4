import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { Fact } from './content'
import type { Address } from './mail'

interface ChangedLine {
  name: string
  quantity: number
  subtotalRappen: number
}

export interface ProposedChange {
  goes: ChangedLine[]
  comes: ChangedLine[]
  totalBeforeRappen: number
  totalAfterRappen: number
}

/** What goes and what comes. */
export function changeFacts({ language }: Address, { goes, comes }: ProposedChange): Fact[] {
  const words = texts(language).mails['order-proposal']
  return [
    ...(goes.length > 0 ? [{ label: words.goes, lines: goes.map(inWords) }] : []),
    ...(comes.length > 0 ? [{ label: words.comes, lines: comes.map(inWords) }] : []),
  ]
}

export function changedTotals({ language }: Address, change: ProposedChange): string {
  const { totals } = texts(language).mails['order-proposal']
  return fill(totals, {
    before: formatPrice(change.totalBeforeRappen),
    after: formatPrice(change.totalAfterRappen),
  })
}

function inWords({ name, quantity, subtotalRappen }: ChangedLine): string {
  return `${quantity} × ${name}, ${formatPrice(subtotalRappen)}`
}
