'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { pollWhileVisible } from '@/app/_client/poll'
import { AskButton } from '@/app/_ui/ask-dialog'
import { ButtonLink } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { listHref } from '@/app/admin/_table/address'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { useWords } from '../../../_client/admin-words'
import { useShopNow } from '../../../_printers/use-shop-now'
import { PlainPage } from '../../../_ui/plain-page'
import { Connect } from '../connect'
import type { AddedPrinter, Printer } from '../answers'
import { Counts, PrinterBadge } from '../printer-badge'
import { PrinterForm, type Category } from '../printer-form'
import { TestPrint } from '../test-print'
import { JobTable, type Job, type JobTableProps } from './job-table'

const roundMs = 4000

interface State {
  printer: Printer
  jobs: Job[]
}

interface LivePrinterProps {
  initial: State
  renderedAt: Date
  categories: readonly Category[]
  language: Language
  preview: ReactNode
}

export function LivePrinter({ initial, renderedAt, categories, language, preview }: LivePrinterProps) {
  const words = useWords('printers')
  const now = useShopNow(renderedAt)
  const { printer, jobs, refresh } = usePrinter(initial)
  return (
    <PlainPage
      title={printer.name}
      actions={
        <>
          <ButtonLink href={listHref('/admin/changes', {}, { subject: 'printer', id: printer.id })} look="plain">
            {words.changes}
          </ButtonLink>
          <ButtonLink href="/admin/printers" look="plain">
            {words.title}
          </ButtonLink>
        </>
      }
    >
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <div className="grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PrinterBadge printer={printer} now={now} />
            <span className="text-ink-soft text-sm">{words.kinds[printer.kind]}</span>
          </p>
          <Counts {...printer} />
        </div>
        <TestPrint printer={printer} />
        <NewAddress printer={printer} now={now} />
        <DeletePrinter printer={printer} />
      </div>
      <PerhapsMissing jobs={jobs} onChanged={refresh} />
      <div className="grid gap-5 lg:grid-cols-[1fr_auto] lg:items-start">
        <section className="min-w-0">
          <h2 className="mb-3 text-lg">{words.settings}</h2>
          <PrinterForm
            printer={printer}
            {...{ categories, language }}
            onSaved={() => {
              notify(words.saved)
              void refresh()
            }}
          />
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 text-lg">{words.preview}</h2>
          {preview}
        </section>
      </div>
      <h2 className="mt-6 mb-3 text-lg">{words.jobs}</h2>
      {jobs.length === 0 ? (
        <p className="text-ink-soft">{words.noJobs}</p>
      ) : (
        <JobTable label={words.jobs} jobs={jobs} onChanged={refresh} />
      )}
    </PlainPage>
  )
}

function usePrinter(initial: State) {
  const { id } = initial.printer
  const [state, setState] = useState(initial)
  const refresh = useCallback(async () => {
    const params = { id }
    try {
      const [printer, jobs]: [Answer<'GET printers/{id}'>, Job[]] = await Promise.all([
        api('GET printers/{id}', { params }),
        api('GET printers/{id}/jobs', { params }),
      ])
      setState({ printer, jobs })
    } catch {
      // The page stays as it was until the next poll.
    }
  }, [id])
  useEffect(() => pollWhileVisible(() => void refresh(), roundMs), [refresh])
  return { ...state, refresh }
}

/** Above all else: these are what a person has to look after. */
function PerhapsMissing({ jobs, onChanged }: Omit<JobTableProps, 'label'>) {
  const words = useWords('printers')
  const unconfirmed = jobs.filter(({ status }) => status === 'unconfirmed')
  if (unconfirmed.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="mb-1 text-lg">{words.unconfirmedTitle}</h2>
      <p className="text-ink-soft mb-3 max-w-prose">{words.unconfirmedHint}</p>
      <JobTable label={words.unconfirmedTitle} jobs={unconfirmed} onChanged={onChanged} />
    </section>
  )
}

function NewAddress({ printer, now }: { printer: Printer; now: number }) {
  const words = useWords('printers')
  const shell = useWords('shell')
  const { id, name } = printer
  const [given, setGiven] = useState<{ printer: AddedPrinter; since: number } | null>(null)

  async function give() {
    const changed = await api('PATCH printers/{id}', { params: { id }, body: { new_address: true } })
    setGiven({ printer: changed, since: now })
  }

  return (
    <>
      <AskButton
        label={words.newAddress}
        question={fill(words.newAddressAsk, { name })}
        text={words.newAddressText}
        yes={words.newAddressYes}
        no={shell.cancel}
        onYes={give}
        explain={words.failed}
      />
      <Dialog title={fill(words.connectTitle, { name })} isOpen={given !== null} onClose={() => setGiven(null)} isWide>
        {given && <Connect {...given} current={printer} close={() => setGiven(null)} />}
      </Dialog>
    </>
  )
}

function DeletePrinter({ printer: { id, name } }: { printer: Printer }) {
  const words = useWords('printers')
  const shell = useWords('shell')
  const router = useRouter()

  async function remove() {
    await api('DELETE printers/{id}', { params: { id } })
    notify(fill(words.deleted, { name }))
    router.push('/admin/printers')
  }

  return (
    <AskButton
      look="plain"
      label={words.delete}
      question={fill(words.deleteAsk, { name })}
      text={words.deleteText}
      yes={words.deleteYes}
      no={shell.cancel}
      onYes={remove}
      explain={words.failed}
    />
  )
}
