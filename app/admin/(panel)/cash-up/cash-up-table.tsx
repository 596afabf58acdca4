import { Link } from '@/app/_ui/link'
import { Badge, Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { CashUpView } from '@/lib/orders/money/counter/cash-ups'
import { formatPrice } from '@/lib/platform/values/money'
import { listHref } from '../../_table/address'

interface CashUpTableProps {
  cashUps: CashUpView[]
  language: Language
}

export function CashUpTable({ cashUps, language }: CashUpTableProps) {
  const { cash: words, shell } = texts(language).admin
  return (
    <Table
      label={words.list}
      rows={cashUps}
      keyOf={({ id }) => id}
      columns={(column) => [
        column(
          { label: words.counted, place: 'title', className: 'tabular-nums' },
          ({ until, correctedBy, corrects }) => (
            <>
              <span>{formatShortMoment(until, language)}</span>{' '}
              {correctedBy && <Badge tone="quiet">{words.corrected}</Badge>}
              {corrects && <Badge tone="warn">{words.isCorrection}</Badge>}
            </>
          ),
        ),
        column({ label: words.by, place: 'under', className: '[overflow-wrap:anywhere]' }, ({ by, reason }) => (
          <>
            <span>{by ?? words.gone}</span>
            {reason && <span className="text-ink-soft block text-sm">{reason}</span>}
          </>
        )),
        column({ label: words.expected, isNumber: true }, ({ expectedRappen }) => formatPrice(expectedRappen)),
        column({ label: words.counted, isNumber: true }, ({ countedRappen }) => formatPrice(countedRappen)),
        column(
          { label: words.difference, place: 'figure', isNumber: true, className: 'font-semibold' },
          ({ differenceRappen }) => formatPrice(differenceRappen),
        ),
        column(
          { label: shell.actions, place: 'foot-end', className: 'screen-only' },
          ({ id, until, correctedBy }) =>
            !correctedBy && (
              <Link
                href={listHref('/admin/cash-up', {}, { corrects: id })}
                aria-label={fill(words.correctNamed, { time: formatShortMoment(until, language) })}
                className="row-control"
              >
                {words.correct}
              </Link>
            ),
        ),
      ]}
    />
  )
}
