'use client'

import { useCallback, useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { pollWhileVisible } from '@/app/_client/poll'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { useWords } from '../../_client/admin-words'
import { useShopNow } from '../../_printers/use-shop-now'
import { PlainPage } from '../../_ui/plain-page'
import type { AddedPrinter, Printer } from './answers'
import { Connect } from './connect'
import { PrinterForm, type Category } from './printer-form'
import { Counts, PrinterBadge } from './printer-badge'
import { TestPrint } from './test-print'

const roundMs = 4000

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
  const [added, setAdded] = useState<{ printer: AddedPrinter; since: number } | null>(null)
  const close = () => {
    setAdding(false)
    setAdded(null)
  }

  function onSaved(printer: AddedPrinter) {
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
