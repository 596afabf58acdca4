'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { amountOf, textOf, useForm } from '@/app/_client/form'
import { newUuid } from '@/app/_client/new-uuid'
import { notify } from '@/app/_client/notices'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import {
  coinsRappen,
  expectedRappen,
  longestReason,
  mostFloatRappen,
  type Coins,
  mostCountedRappen,
} from '@/lib/orders/money/counter/drawer'
import { readTypedAmount } from '@/lib/platform/values/money'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { type Correction, CountedCoins, Difference, DrawerSums } from './drawer-sums'
import { FormFoot } from '../../_ui/form-foot'

interface CountFormProps {
  after: string | null
  corrects?: string
  moved: { takenRappen: number; refundedRappen: number }
  corrections: readonly Correction[]
  floatRappen: number
  signer: string | null
}

export function CountForm(props: CountFormProps) {
  const [counts, setCounts] = useState(0)
  return <Fields key={counts} {...props} onSaved={() => setCounts(counts + 1)} />
}

function Fields({
  after,
  corrects,
  moved,
  corrections,
  floatRappen,
  signer,
  onSaved,
}: CountFormProps & { onSaved: () => void }) {
  const words = useWords('cash')
  const router = useRouter()
  // The same until it is answered: after a lost answer the same count is sent again.
  const [id] = useState(newUuid)
  const [coins, setCoins] = useState<Coins>({})
  const [isByCoins, setByCoins] = useState(true)
  // A second tap on the same place finds the empty form, which cannot be signed.
  const [isCounted, setCounted] = useState(false)
  const [typed, setTyped] = useState({ float: (floatRappen / 100).toFixed(2), counted: '' })
  const form = useForm({
    send: async (data) => {
      const counted = isByCoins ? { coins } : { counted: amountOf(data, 'counted') }
      const body = { id, after, corrects, float: amountOf(data, 'float'), reason: textOf(data, 'reason'), ...counted }
      await api('POST cash-ups', { body }).catch((error: unknown) => {
        // The other person's count belongs on the page beside the refusal; what was typed here stays.
        if (error instanceof ApiRefusal && error.code === 'cash_up_meanwhile') router.refresh()
        throw error
      })
      notify(words.saved)
      onSaved()
      router.push('/admin/cash-up')
      router.refresh()
    },
  })
  const sums = { floatRappen: rappenIn(typed.float), ...moved }
  const countedRappen = isByCoins ? coinsRappen(coins) : rappenIn(typed.counted)
  const isExact = countedRappen === expectedRappen(sums)
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      onChange={() => setCounted(true)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div onChange={({ target }) => setTyped({ ...typed, ...typedIn(target) })} className="contents">
        <AmountField
          name="float"
          label={words.float}
          proposed={typed.float}
          mostRappen={mostFloatRappen}
          required
          error={form.fieldErrors.float}
        />
        <CountedAmount {...{ isByCoins, setByCoins, coins, setCoins }} error={form.fieldErrors.counted} />
      </div>
      <DrawerSums {...sums} {...{ countedRappen, corrections }} />
      <Field
        name="reason"
        label={words.reason}
        maxLength={longestReason}
        required={!isExact}
        disabled={isExact}
        autoComplete="off"
        error={form.fieldErrors.reason}
      />
      <p className="text-ink-soft text-sm">{signer ? fill(words.sign, { name: signer }) : words.signer}</p>
      <FormFoot
        form={form}
        label={words.save}
        isDisabled={!isCounted}
        onCancel={corrects ? () => router.push('/admin/cash-up') : undefined}
      >
        <Difference {...sums} countedRappen={countedRappen} />
      </FormFoot>
    </form>
  )
}

function rappenIn(typed: string): number {
  const read = readTypedAmount(typed)
  return 'rappen' in read ? read.rappen : 0
}

function typedIn(target: EventTarget): Record<string, string> {
  const isAmount = target instanceof HTMLInputElement && ['float', 'counted'].includes(target.name)
  return isAmount ? { [target.name]: target.value } : {}
}

interface CountedAmountProps {
  isByCoins: boolean
  setByCoins: (isByCoins: boolean) => void
  coins: Coins
  setCoins: (coins: Coins) => void
  error: string | undefined
}

function CountedAmount({ isByCoins, setByCoins, coins, setCoins, error }: CountedAmountProps) {
  const words = useWords('cash')
  return (
    <>
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
            <span>{byCoins ? words.byCoins : words.byTotal}</span>
          </label>
        ))}
      </fieldset>
      {isByCoins ? (
        <CountedCoins coins={coins} onChange={setCoins} />
      ) : (
        <AmountField name="counted" label={words.total} mostRappen={mostCountedRappen} required error={error} />
      )}
    </>
  )
}
