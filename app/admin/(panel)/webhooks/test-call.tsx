import { useEffect, useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import type { Delivery, Webhook } from './answers'
import { answerText, hostOf } from './webhook-words'

const roundMs = 1000

/** Followed until something came of it. */
export function TestCall({ webhook }: { webhook: Webhook }) {
  const words = useWords('webhooks')
  const { isPending, run } = useAction(words.failed)
  const { delivery, follow } = useFollowed(webhook.id)
  const { id } = webhook
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <Button
        look="outline"
        aria-label={fill(words.testNamed, { host: hostOf(webhook) })}
        disabled={isPending || delivery?.status === 'waiting'}
        onClick={() => void run(async () => follow(await api('POST webhooks/{id}/test', { params: { id } })))}
      >
        {words.test}
      </Button>
      <p role="status" className={`max-w-80 empty:hidden ${delivery?.status === 'failed' ? 'font-semibold' : ''}`}>
        {delivery && fill(words.testStates[delivery.status], { reason: answerText(delivery, words) })}
      </p>
    </div>
  )
}

function useFollowed(id: string) {
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const followed = delivery?.status === 'waiting' ? delivery.id : null
  useEffect(() => {
    if (!followed) return
    const look = () =>
      api('GET webhooks/{id}/deliveries', { params: { id } }).then(
        (deliveries) => setDelivery((before) => deliveries.find((each) => each.id === followed) ?? before),
        () => {
          // Asked again in the next round.
        },
      )
    const timer = setInterval(() => void look(), roundMs)
    return () => clearInterval(timer)
  }, [id, followed])
  return { delivery, follow: setDelivery }
}
