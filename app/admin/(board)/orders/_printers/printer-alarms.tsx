import { useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { counted, fill } from '@/lib/i18n/fill'
import { isMissed } from '@/lib/orders/printer-state'
import type { Board } from '@/lib/orders/read/board'
import { useWords } from '../../../_client/admin-words'
import { paperText, stateText } from '../../../_printers/printer-words'
import { useNow } from '../_board/clock'
import { useKitchenCall } from '../_kitchen/use-kitchen-call'
import './printer-alarms.css'

type Printer = Board['printers'][number]
type Unconfirmed = Printer['unconfirmed'][number]

interface PrinterAlarmsProps {
  printers: readonly Printer[]
  isOpen: boolean
}

/** What may not be on paper. It stays in the page while there is nothing to say, because it holds the taps below it. */
export function PrinterAlarms({ printers, isOpen }: PrinterAlarmsProps) {
  const words = useWords('printers')
  const now = useNow(10_000)
  const missed = printers.filter((printer) => isMissed(printer, { now, isOpen }))
  const unconfirmed = printers.flatMap((printer) => printer.unconfirmed.map((job) => ({ ...job, on: printer.name })))
  const rows = [...missed.map(({ id }) => id), ...unconfirmed.map(({ jobId }) => jobId)]
  const isSettling = useSettling(rows.join())
  return (
    <section
      aria-label={words.title}
      className="printer-alarms"
      data-settling={isSettling || undefined}
      hidden={rows.length === 0}
    >
      <div role="alert">
        <ul>
          {missed.map((printer) => (
            <Missed key={printer.id} printer={printer} now={now} />
          ))}
          {unconfirmed.map((job) => (
            <MayBeMissing key={job.jobId} job={job} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const settleMs = 600

/** True for a moment after the rows have changed: a row that went has moved another below the finger. */
function useSettling(rows: string): boolean {
  const [settled, setSettled] = useState(rows)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(rows), settleMs)
    return () => clearTimeout(timer)
  }, [rows])
  return settled !== rows
}

function Missed({ printer, now }: { printer: Printer; now: number }) {
  const words = useWords('printers')
  const { language } = useScope()
  const { name, waiting } = printer
  const state = stateText(printer, { words, language, now })
  return (
    <li>
      <strong>{fill(words.onBoard, { name, state })}</strong>
      {waiting > 0 && <span>{counted(words.waiting, waiting, language)}</span>}
    </li>
  )
}

function MayBeMissing({ job }: { job: Unconfirmed & { on: string } }) {
  const words = useWords('printers')
  const { isPending, run } = useKitchenCall()
  const paper = paperText(job, words)
  const again = () => api('POST print-jobs/{id}/copy', { params: { id: job.jobId } })
  return (
    <li>
      <strong>{fill(words.mayBeMissing, { paper })}</strong>
      <span>{job.on}</span>
      <Button
        look="plain"
        aria-label={fill(words.printAgainNamed, { paper })}
        disabled={isPending}
        onClick={() => void run(again, () => notify(fill(words.printsAgain, { paper })))}
      >
        {words.printAgain}
      </Button>
    </li>
  )
}
