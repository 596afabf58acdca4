import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { DayCash } from '@/lib/orders/reports/day-cash'
import { formatPrice } from '@/lib/platform/values/money'
import { listHref } from '../../_table/address'
import { Figure, Figures } from '../../_ui/figures'

interface MoneyFiguresProps {
  label: string
  hint?: string
  day: string
  cash: Omit<DayCash, 'voidRappen' | 'toPayBackRappen' | 'roundingRappen'>
  language: Language
}

/** Of a day's orders what they owe and paid; then what moved on that day, in the drawer and at the provider apart. */
export function MoneyFigures({ label, hint, day, cash, language }: MoneyFiguresProps) {
  const words = texts(language).admin.money
  const { onlineRappen, refundedRappen, online } = cash
  const href = (asked: Record<string, string>) => listHref('/admin/payments', {}, asked)
  const ofWhich = onlineRappen > 0 && fill(words.ofWhichOnline, { amount: formatPrice(onlineRappen) })
  const atProvider = href({ taken: day, method: 'online' })
  return (
    <>
      <Figures label={label} hint={hint}>
        <Figure label={words.toCollect} rappen={cash.toCollectRappen} href={href({ day, status: 'pending' })} />
        <Figure
          label={words.collected}
          rappen={cash.collectedRappen}
          note={ofWhich}
          href={href({ day, status: 'collected' })}
        />
        <Figure label={words.till} rappen={cash.tillRappen} href={href({ taken: day, method: 'cash' })} />
        {refundedRappen > 0 && <Figure label={words.refunded} rappen={refundedRappen} />}
      </Figures>
      {online.takenRappen + online.refundedRappen > 0 && (
        <Figures label={words.online}>
          <Figure label={words.takenOnline} rappen={online.takenRappen} href={atProvider} />
          <Figure label={words.sentBackOnline} rappen={online.refundedRappen} href={atProvider} />
        </Figures>
      )}
    </>
  )
}
