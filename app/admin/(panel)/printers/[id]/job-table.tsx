import { useAction } from '@/app/_client/action'
import { type Answer, api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Badge, Table, type BadgeTone } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { paperText } from '../../../_printers/printer-words'

export type Job = Answer<'GET printers/{id}/jobs'>[number]

const tones = {
  waiting: 'warn',
  sent: 'warn',
  printed: 'good',
  unconfirmed: 'bad',
  cancelled: 'quiet',
} as const satisfies Record<Job['status'], BadgeTone>

export interface JobTableProps {
  label: string
  jobs: readonly Job[]
  onChanged: () => Promise<void>
}

export function JobTable({ label, jobs, onChanged }: JobTableProps) {
  const words = useWords('printers')
  const { language } = useScope()
  return (
    <Table
      label={label}
      rows={jobs}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.at, isTabular: true, place: 'under' }, ({ createdAt }) =>
          formatShortMoment(createdAt, language),
        ),
        column({ label: words.what, place: 'title' }, (job) => <What job={job} />),
        column({ label: words.state, place: 'side' }, ({ status, result }) => (
          <>
            <Badge tone={tones[status]}>{words.jobStates[status]}</Badge>
            {result && <bdi className="text-ink-soft ml-2 text-sm">{result}</bdi>}
          </>
        )),
        column(
          { label: words.printAgain, head: <span className="sr-only">{words.printAgain}</span>, place: 'foot-end' },
          (job) => <Again job={job} onChanged={onChanged} />,
        ),
      ]}
    />
  )
}

function What({ job }: { job: Job }) {
  const words = useWords('printers')
  const what = paperText(job, words)
  return (
    <>
      {job.orderId ? (
        <Link href={`/admin/orders/${job.orderId}`} className="row-control -ml-2.5">
          {what}
        </Link>
      ) : (
        <span>{what}</span>
      )}
      {job.isCopy && <span className="text-ink-soft"> {words.isCopy}</span>}
    </>
  )
}

function Again({ job, onChanged }: { job: Job; onChanged: JobTableProps['onChanged'] }) {
  const words = useWords('printers')
  const { isPending, run } = useAction(words.failed)
  if (job.status !== 'unconfirmed') return null
  const paper = paperText(job, words)

  async function print() {
    await api('POST print-jobs/{id}/copy', { params: { id: job.id } })
    notify(fill(words.printsAgain, { paper }))
    await onChanged()
  }

  return (
    <Button
      look="outline"
      aria-label={fill(words.printAgainNamed, { paper })}
      disabled={isPending}
      onClick={() => void run(print)}
    >
      {words.printAgain}
    </Button>
  )
}
