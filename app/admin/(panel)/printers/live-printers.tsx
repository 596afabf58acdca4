'use client'

import { useCallback, useEffect, useState } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { pollWhileVisible } from '@/app/_client/poll'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Link } from '@/app/_ui/link'
import { Badge, EmptyState } from '@/app/_ui/table'
import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { useWords } from '../../_client/admin-words'
import { seenText, stateText, toneOf } from '../../_printers/printer-words'
import { useShopNow } from '../../_printers/use-shop-now'
import { PlainPage } from '../../_ui/plain-page'
import { Connect } from './connect'
import { PrinterForm, type Category } from './printer-form'
import { TestPrint } from './test-print'

export type Printer = Answer<'GET printers'>[number]
export type Added = Answer<'POST printers'>

export const roundMs = 4000

interface LivePrintersProps {
  initial: Printer[]
  renderedAt: Date
  categories: readonly Category[]
  language: Language
}

export function LivePrinters({ initial, renderedAt, categories, language }: LivePrintersProps) {
  const words = useWords('printers')
  const now = useShopNow(renderedAt)
  const { printers, refresh } = usePrinters(initial)
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<{ printer: Added; since: number } | null>(null)
  const close = () => {
    setAdding(false)
    setAdded(null)
  }

  function onSaved(printer: Added) {
    setAdded({ printer, since: now })
    void refresh()
  }

  return (
    <PlainPage title={words.title} actions={<Button onClick={() => setAdding(true)}>{words.add}</Button>}>
      <p className="text-ink-soft mb-5 max-w-prose">{words.lead}</p>
      {printers.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul className="grid gap-3">
        {printers.map((printer) => (
          <PrinterCard key={printer.id} printer={printer} now={now} />
        ))}
      </ul>
      <Dialog
        title={added ? fill(words.connectTitle, { name: added.printer.name }) : words.add}
        isOpen={isAdding}
        onClose={close}
        isWide
      >
        {added ? (
          <Connect {...added} current={printers.find(({ id }) => id === added.printer.id)} close={close} />
        ) : (
          <PrinterForm {...{ categories, language, close }} onSaved={onSaved} />
        )}
      </Dialog>
    </PlainPage>
  )
}

function usePrinters(initial: Printer[]) {
  const [printers, setPrinters] = useState(initial)
  const refresh = useCallback(
    () =>
      api('GET printers').then(setPrinters, () => {
        // The list stays as it was until the next poll.
      }),
    [],
  )
  useEffect(() => pollWhileVisible(() => void refresh(), roundMs), [refresh])
  return { printers, refresh }
}

function PrinterCard({ printer, now }: { printer: Printer; now: number }) {
  const words = useWords('printers')
  const { id, name, kind, paper, prints, waiting, unconfirmed } = printer
  const what = [words.kinds[kind], fill(words.width, { width: paper }), ...prints.map((thing) => words.things[thing])]
  return (
    <li className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-6 gap-y-3 border p-5">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/admin/printers/${id}`}
            className="inline-flex min-h-11 items-center text-lg font-bold [overflow-wrap:anywhere] underline underline-offset-4"
          >
            {name}
          </Link>
          <PrinterBadge printer={printer} now={now} />
        </p>
        <p className="text-ink-soft text-sm">{what.join(' · ')}</p>
        <Counts waiting={waiting} unconfirmed={unconfirmed} />
      </div>
      <TestPrint printer={printer} />
    </li>
  )
}

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
