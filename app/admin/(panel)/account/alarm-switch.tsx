'use client'

import { useEffect, useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { useIsMounted } from '@/app/_client/external-store'
import { browserEndpoint, isPushPossible, subscribeBrowser } from '@/app/_client/push'
import { CheckField } from '@/app/_ui/field'
import { useWords } from '../../_client/admin-words'

interface Props {
  /** Of all browsers of this person that are told: this one knows itself among them. */
  endpoints: string[]
  /** The VAPID key. */
  publicKey: string
}

export function AlarmSwitch({ endpoints, publicKey }: Props) {
  const words = useWords('account')
  const isMounted = useIsMounted()
  const [isOn, setOn] = useState(false)
  const [isDenied, setDenied] = useState(false)
  const { isPending, run } = useAction(words.failed)
  useEffect(() => {
    void browserEndpoint()
      .then((own) => setOn(own !== null && endpoints.includes(own)))
      .catch(() => undefined)
  }, [endpoints])

  async function change(wanted: boolean) {
    const isTold = wanted && (await tellThisBrowser(publicKey))
    if (!wanted) await tellNoMore()
    setOn(isTold)
    setDenied(wanted && !isTold)
  }

  return (
    <section className="rounded-card border-line bg-card border p-4 sm:p-5" aria-label={words.alarm}>
      <h2 className="mb-3 text-lg">{words.alarm}</h2>
      <p className="mb-3">{isMounted && !isPushPossible() ? words.alarmImpossible : words.alarmLead}</p>
      <CheckField
        name="alarm"
        label={words.alarmOn}
        checked={isOn}
        disabled={!isMounted || !isPushPossible() || isPending}
        error={isDenied ? words.alarmDenied : undefined}
        onChange={({ currentTarget }) => void run(() => change(currentTarget.checked))}
      />
    </section>
  )
}

async function tellThisBrowser(publicKey: string): Promise<boolean> {
  const body = await subscribeBrowser(publicKey)
  if (body) await api('POST orders/alarm-subscription', { body })
  return body !== null
}

async function tellNoMore(): Promise<void> {
  const endpoint = await browserEndpoint()
  if (endpoint !== null) await api('DELETE orders/alarm-subscription', { body: { endpoint } })
}
