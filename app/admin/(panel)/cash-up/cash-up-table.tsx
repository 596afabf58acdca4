import { Link } from '@/app/_ui/link'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { CashUpView } from '@/lib/orders/money/cash-ups'
import { formatPrice } from '@/lib/platform/money'
import { listHref } from '../../_table/address'

interface CashUpTableProps {
  cashUps: CashUpView[]
  language: Language
}

export function CashUpTable({ cashUps, language }: CashUpTableProps) {
  const { cash: words, shell } = texts(language).admin
  const amounts = [words.expected, words.counted, words.difference]
  const head = (
    <>
      <Th>{words.counted}</Th>
      <Th>{words.by}</Th>
      {amounts.map((name) => (
        <Th key={`amount ${name}`} isNumber>
          {name}
        </Th>
      ))}
      <Th>{shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.list} head={head}>
      {cashUps.map((cashUp) => (
        <Row key={cashUp.id}>
          <Td place="title" className="tabular-nums">
            {formatShortMoment(cashUp.until, language)}{' '}
            {cashUp.correctedBy && <Badge tone="quiet">{words.corrected}</Badge>}
            {cashUp.corrects && <Badge tone="warn">{words.isCorrection}</Badge>}
          </Td>
          <Td place="under" className="[overflow-wrap:anywhere]">
            {cashUp.by ?? words.gone}
            {cashUp.reason && <span className="text-ink-soft block text-sm">{cashUp.reason}</span>}
          </Td>
          <Td label={words.expected} isNumber>
            {formatPrice(cashUp.expectedRappen)}
          </Td>
          <Td label={words.counted} isNumber>
            {formatPrice(cashUp.countedRappen)}
          </Td>
          <Td place="figure" isNumber className="font-semibold">
            {formatPrice(cashUp.differenceRappen)}
          </Td>
          <Td place="foot-end" className="screen-only">
            {!cashUp.correctedBy && (
              <Link
                href={listHref('/admin/cash-up', {}, { corrects: cashUp.id })}
                aria-label={fill(words.correctNamed, { time: formatShortMoment(cashUp.until, language) })}
                className="row-control"
              >
                {words.correct}
              </Link>
            )}
          </Td>
        </Row>
      ))}
    </Table>
  )
}
