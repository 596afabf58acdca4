import { useScope } from '@/app/_client/scope'
import { Badge } from '@/app/_ui/table'
import { counted } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { seenText, stateText, toneOf } from '../../_printers/printer-words'
import type { Printer } from './answers'

export function PrinterBadge({ printer, now }: { printer: Printer; now: number }) {
  const words = useWords('printers')
  const { language } = useScope()
  const reader = { words, language, now }
  const seen = seenText(printer, reader)
  return (
    <>
      <Badge tone={toneOf(printer, now)}>{stateText(printer, reader)}</Badge>
      {seen && <span className="text-ink-soft text-sm tabular-nums">{seen}</span>}
    </>
  )
}

export function Counts({ waiting, unconfirmed }: Pick<Printer, 'waiting' | 'unconfirmed'>) {
  const words = useWords('printers')
  const { language } = useScope()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
      {waiting > 0 && <span>{counted(words.waiting, waiting, language)}</span>}
      {unconfirmed > 0 && (
        <strong className="text-paprika-ink">{counted(words.unconfirmed, unconfirmed, language)}</strong>
      )}
    </p>
  )
}
