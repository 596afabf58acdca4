'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { amountOf, textOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import {
  coinsRappen,
  expectedRappen,
  longestReason,
  mostCountedRappen,
  mostFloatRappen,
  type Coins,
} from '@/lib/orders/cash-up/drawer'
import { readTypedAmount } from '@/lib/platform/typed-amount'
import { newUuid } from '@/app/_client/new-uuid'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { FormFoot } from '../../_ui/form-foot'
import { CountedCoins } from './counted-coins'
import { DrawerSums } from './drawer-sums'

interface CountFormProps {
  after: string | null
  /** The count that this one replaces. */
  corrects?: string
  moved: { takenRappen: number; refundedRappen: number }
  floatRappen: number
  signer: string | null
}

/** The drawer is counted; what has to lie in it stands beside what does. */
export function CountForm({ after, corrects, moved, floatRappen, signer }: CountFormProps) {
  const words = useWords('cash')
  const router = useRouter()
  // The same until it is answered: whoever did not hear the answer sends the same count again.
  const [id, setId] = useState('')
  const [coins, setCoins] = useState<Coins>({})
  const [isByCoins, setByCoins] = useState(true)
  const [typed, setTyped] = useState({ float: (floatRappen / 100).toFixed(2), counted: '' })
  const form = useForm({
    send: async (data) => {
      const own = id || newUuid()
      setId(own)
      const counted = isByCoins ? { coins } : { counted: amountOf(data, 'counted') }
      const body = {
        id: own,
        after,
        corrects,
        float: amountOf(data, 'float'),
        reason: textOf(data, 'reason'),
        ...counted,
      }
      await api('POST cash-ups', { body }).catch((error: unknown) => {
        // What the other one has counted belongs on the page beside the refusal.
        if (error instanceof ApiRefusal && error.code === 'cash_up_meanwhile') router.refresh()
        throw error
      })
      notify(words.saved)
      router.push('/admin/cash-up')
      router.refresh()
      return null
    },
  })
  const float = rappenIn(typed.float)
  const countedRappen = isByCoins ? coinsRappen(coins) : rappenIn(typed.counted)
  const expected = expectedRappen({ floatRappen: float, ...moved })
  const difference = countedRappen - expected
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <div onChange={(event) => setTyped({ ...typed, ...typedIn(event.target) })} className="contents">
        <AmountField
          name="float"
          label={words.float}
          proposed={typed.float}
          mostRappen={mostFloatRappen}
          required
          error={form.fieldErrors.float}
        />
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="font-semibold">{words.how}</legend>
          {[true, false].map((byCoins) => (
            <label key={String(byCoins)} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="how"
                checked={isByCoins === byCoins}
                onChange={() => setByCoins(byCoins)}
                className="accent-paprika size-5"
              />
              {byCoins ? words.byCoins : words.byTotal}
            </label>
          ))}
        </fieldset>
        {isByCoins ? (
          <CountedCoins coins={coins} onChange={setCoins} />
        ) : (
          <AmountField
            name="counted"
            label={words.total}
            mostRappen={mostCountedRappen}
            required
            error={form.fieldErrors.counted}
          />
        )}
      </div>
      <DrawerSums {...{ floatRappen: float, ...moved, expectedRappen: expected, countedRappen }} />
      <Field
        name="reason"
        label={words.reason}
        maxLength={longestReason}
        required={difference !== 0}
        disabled={difference === 0}
        autoComplete="off"
        error={form.fieldErrors.reason}
      />
      <p className="text-ink-soft text-sm">{signer ? fill(words.sign, { name: signer }) : words.signer}</p>
      <FormFoot form={form} label={words.save} {...(corrects && { onCancel: () => router.push('/admin/cash-up') })} />
    </form>
  )
}

function rappenIn(typed: string): number {
  const read = readTypedAmount(typed)
  return 'rappen' in read ? read.rappen : 0
}

function typedIn(target: EventTarget): Record<string, string> {
  return target instanceof HTMLInputElement && ['float', 'counted'].includes(target.name)
    ? { [target.name]: target.value }
    : {}
}
