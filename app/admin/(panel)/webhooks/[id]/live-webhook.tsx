'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { pollWhileVisible } from '@/app/_client/poll'
import { AskButton } from '@/app/_ui/ask-dialog'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { listHref } from '@/app/admin/_table/address'
import { fill, ownValue } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { useShopNow } from '../../../_printers/use-shop-now'
import { PlainPage } from '../../../_ui/plain-page'
import type { Delivery, Webhook } from '../answers'
import { Secret } from '../secret'
import { TestCall } from '../test-call'
import { WebhookForm } from '../webhook-form'
import { WebhookState } from '../webhook-state'
import { hostOf, stateOf } from '../webhook-words'
import { DeliveryTable } from './delivery-table'

const roundMs = 4000

interface State {
  webhook: Webhook
  deliveries: Delivery[]
}

export function LiveWebhook({ initial, renderedAt }: { initial: State; renderedAt: Date }) {
  const words = useWords('webhooks')
  const now = useShopNow(renderedAt)
  const { webhook, deliveries, refresh } = useWebhook(initial)
  const hint = ownValue(words.stateHints, stateOf(webhook))
  return (
    <PlainPage title={hostOf(webhook)} actions={<Links id={webhook.id} />}>
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <div className="grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <WebhookState webhook={webhook} now={now} />
          </p>
          {hint && <p className="text-ink-soft mt-1 max-w-prose">{hint}</p>}
        </div>
        <TestCall webhook={webhook} />
        <Switch webhook={webhook} onChanged={refresh} />
        <NewSecret webhook={webhook} />
        <DeleteWebhook webhook={webhook} />
      </div>
      <h2 className="mb-3 text-lg">{words.settings}</h2>
      <WebhookForm
        webhook={webhook}
        onSaved={() => {
          notify(words.saved)
          void refresh()
        }}
      />
      <h2 className="mt-6 mb-3 text-lg">{words.deliveries}</h2>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{words.noDeliveries}</p>
      ) : (
        <DeliveryTable webhookId={webhook.id} deliveries={deliveries} onChanged={refresh} />
      )}
    </PlainPage>
  )
}

function Links({ id }: { id: string }) {
  const words = useWords('webhooks')
  return (
    <>
      <ButtonLink href={listHref('/admin/changes', {}, { subject: 'webhook', id })} look="plain">
        {words.changes}
      </ButtonLink>
      <ButtonLink href="/admin/webhooks" look="plain">
        {words.title}
      </ButtonLink>
    </>
  )
}

function useWebhook(initial: State) {
  const { id } = initial.webhook
  const [state, setState] = useState(initial)
  const refresh = useCallback(async () => {
    try {
      const [webhooks, deliveries] = await Promise.all([
        api('GET webhooks'),
        api('GET webhooks/{id}/deliveries', { params: { id } }),
      ])
      setState((before) => ({ webhook: webhooks.find((each) => each.id === id) ?? before.webhook, deliveries }))
    } catch {
      // The page stays as it was until the next poll.
    }
  }, [id])
  useEffect(() => pollWhileVisible(() => void refresh(), roundMs), [refresh])
  return { ...state, refresh }
}

function Switch({ webhook, onChanged }: { webhook: Webhook; onChanged: () => Promise<void> }) {
  const words = useWords('webhooks')
  const shell = useWords('shell')
  const { isPending, run } = useAction(words.failed)

  async function turn(enabled: boolean) {
    await api('PATCH webhooks/{id}', { params: { id: webhook.id }, body: { enabled } })
    if (enabled) notify(words.turnedOn)
    await onChanged()
  }

  if (webhook.disabledAt)
    return (
      <Button disabled={isPending} onClick={() => void run(() => turn(true))}>
        {words.turnOn}
      </Button>
    )
  return (
    <AskButton
      label={words.turnOff}
      question={fill(words.turnOffAsk, { host: hostOf(webhook) })}
      text={words.turnOffText}
      yes={words.turnOffYes}
      no={shell.cancel}
      onYes={() => turn(false)}
      explain={words.failed}
    />
  )
}

function NewSecret({ webhook }: { webhook: Webhook }) {
  const words = useWords('webhooks')
  const shell = useWords('shell')
  const [secret, setSecret] = useState<string | null>(null)
  const host = hostOf(webhook)

  async function renew() {
    const changed = await api('PATCH webhooks/{id}', { params: { id: webhook.id }, body: { new_secret: true } })
    setSecret(changed.secret)
  }

  return (
    <>
      <AskButton
        label={words.newSecret}
        question={fill(words.newSecretAsk, { host })}
        text={words.newSecretText}
        yes={words.newSecretYes}
        no={shell.cancel}
        onYes={renew}
        explain={words.failed}
      />
      <Dialog title={fill(words.secretTitle, { host })} isOpen={secret !== null} onClose={() => setSecret(null)} isWide>
        {secret && <Secret secret={secret} close={() => setSecret(null)} />}
      </Dialog>
    </>
  )
}

function DeleteWebhook({ webhook }: { webhook: Webhook }) {
  const words = useWords('webhooks')
  const shell = useWords('shell')
  const router = useRouter()
  const host = hostOf(webhook)

  async function remove() {
    await api('DELETE webhooks/{id}', { params: { id: webhook.id } })
    notify(fill(words.deleted, { host }))
    router.push('/admin/webhooks')
  }

  return (
    <AskButton
      look="plain"
      label={words.delete}
      question={fill(words.deleteAsk, { host })}
      text={words.deleteText}
      yes={words.deleteYes}
      no={shell.cancel}
      onYes={remove}
      explain={words.failed}
    />
  )
}
