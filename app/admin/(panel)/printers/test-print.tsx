import { useEffect, useState } from 'react'
import { useAction } from '@/app/_client/action'
import { type Answer, api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

type Job = Answer<'POST printers/{id}/test'>

const roundMs = 2000
/** Six times as long as a printer takes to ask. */
const patientRounds = 15

/** Followed until it is on paper, or nobody knows. */
export function TestPrint({ printer: { id, name } }: { printer: { id: string; name: string } }) {
  const words = useWords('printers')
  const { isPending, run } = useAction(words.failed)
  const { job, rounds, follow } = useFollowed(id)
  const isUnderWay = job !== null && isOpen(job)
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <Button
        look="outline"
        aria-label={fill(words.testNamed, { name })}
        disabled={isPending || isUnderWay}
        onClick={() => void run(async () => follow(await api('POST printers/{id}/test', { params: { id } })))}
      >
        {words.test}
      </Button>
      <p role="status" className={`max-w-80 empty:hidden ${job?.status === 'unconfirmed' ? 'font-semibold' : ''}`}>
        {job && outcomeOf(job, rounds, words)}
      </p>
    </div>
  )
}

function outcomeOf({ status }: Job, rounds: number, words: ReturnType<typeof useWords<'printers'>>): string {
  return status === 'waiting' && rounds > patientRounds ? words.testWaits : words.testStates[status]
}

function isOpen({ status }: Job): boolean {
  return status === 'waiting' || status === 'sent'
}

function useFollowed(id: string) {
  const [job, setJob] = useState<Job | null>(null)
  const [rounds, setRounds] = useState(0)
  const followed = job && isOpen(job) ? job.id : null
  useEffect(() => {
    if (!followed) return
    const look = () =>
      api('GET printers/{id}/jobs', { params: { id } }).then(
        (jobs) => {
          setRounds((before) => before + 1)
          setJob((before) => jobs.find((each) => each.id === followed) ?? before)
        },
        () => {
          // Asked again in the next round.
        },
      )
    const timer = setInterval(() => void look(), roundMs)
    return () => clearInterval(timer)
  }, [id, followed])
  const follow = (begun: Job) => {
    setRounds(0)
    setJob(begun)
  }
  return { job, rounds, follow }
}
