'use client'

import { useCallback, useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { pollWhileVisible } from '@/app/_client/poll'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { useShopNow } from '../../_printers/use-shop-now'
import { PlainPage } from '../../_ui/plain-page'
import type { Webhook, WebhookWithSecret } from './answers'
import { Secret } from './secret'
import { TestCall } from './test-call'
import { WebhookForm } from './webhook-form'
import { WebhookState } from './webhook-state'
import { hostOf, typeText } from './webhook-words'

const roundMs = 4000

export function LiveWebhooks({ initial, renderedAt }: { initial: Webhook[]; renderedAt: Date }) {
  const words = useWords('webhooks')
  const now = useShopNow(renderedAt)
  const { webhooks, refresh } = useWebhooks(initial)
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<WebhookWithSecret | null>(null)
  const close = () => {
    setAdding(false)
    setAdded(null)
  }

  function onSaved(webhook: WebhookWithSecret) {
    setAdded(webhook)
    void refresh()
  }

  return (
    <PlainPage title={words.title} actions={<Button onClick={() => setAdding(true)}>{words.add}</Button>}>
      <p className="text-ink-soft mb-5 max-w-prose">{words.lead}</p>
      {webhooks.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul className="grid gap-3">
        {webhooks.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} now={now} />
        ))}
      </ul>
      <Dialog
        title={added ? fill(words.secretTitle, { host: hostOf(added) }) : words.add}
        isOpen={isAdding}
        onClose={close}
        isWide
      >
        {added?.secret ? (
          <Secret secret={added.secret} close={close} />
        ) : (
          <WebhookForm close={close} onSaved={onSaved} />
        )}
      </Dialog>
    </PlainPage>
  )
}

function useWebhooks(initial: Webhook[]) {
  const [webhooks, setWebhooks] = useState(initial)
  const refresh = useCallback(
    () =>
      api('GET webhooks').then(setWebhooks, () => {
        // The list stays as it was until the next poll.
      }),
    [],
  )
  useEffect(() => pollWhileVisible(() => void refresh(), roundMs), [refresh])
  return { webhooks, refresh }
}

function WebhookCard({ webhook, now }: { webhook: Webhook; now: number }) {
  const words = useWords('webhooks')
  const statuses = useWords('orderStatuses')
  return (
    <li className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-6 gap-y-3 border p-5">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`/admin/webhooks/${webhook.id}`}
            className="inline-flex min-h-11 items-center text-lg font-bold [overflow-wrap:anywhere] underline underline-offset-4"
          >
            {hostOf(webhook)}
          </Link>
          <WebhookState webhook={webhook} now={now} />
        </p>
        <p className="text-ink-soft text-sm">
          {webhook.events.map((type) => typeText(type, { words, statuses })).join(' · ')}
        </p>
      </div>
      <TestCall webhook={webhook} />
    </li>
  )
}
