import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { leastPercent, mostPercent, priceSteps, type PriceRule } from '@/lib/menu/prices/changed-price'
import { formatAmount, formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { EditForm } from '../../../_form/edit-form'
import { useAddForm } from '../../../_form/use-edit-form'
import { percentOf, previewed, type PricesFound } from './previewed'
import { PricePreview } from './price-preview'

interface PricesFormProps {
  found: PricesFound
  /** Finds the prices anew. */
  load: () => Promise<void>
  close: () => void
}

export function PricesForm({ found, load, close }: PricesFormProps) {
  const words = useWords('menu')
  const { saved } = useWords('shell')
  const { language } = useScope()
  const [rule, setRule] = useState<PriceRule | null>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const groups = found.optionGroups.filter(({ id }) => ticked.includes(id))
  const dishPrices = previewed(found.menuItems, rule ?? unchanged)
  const groupPrices = previewed(groups, rule ?? unchanged)
  const all = [...dishPrices, ...groupPrices]
  const outOfRange = all.filter(({ newRappen }) => newRappen === null)
  const count = all.filter(({ oldRappen, newRappen }) => oldRappen !== newRappen).length
  const pricedElsewhere = found.menuItems.filter(({ prices }) => prices.length === 0)
  const form = useAddForm({
    explain: words.saveFailed,
    send: async () => {
      const { percent, roundToRappen } = rule ?? unchanged
      const body = {
        ...{ percent, round_to: formatAmount(roundToRappen) },
        ...{ menu_items: found.menuItems.map(seen), option_groups: groups.map(seen) },
      }
      await api('PATCH menuItems/prices', { body }).catch(async (error: unknown) => {
        const moved = movedIn(error)
        if (!moved) throw error
        await load()
        throw new ApiRefusal('changed_meanwhile', fill(words.pricesMoved, { names: moved.join(', ') }), {}, null, null)
      })
    },
    onSaved: () => {
      notify(saved)
      close()
    },
  })
  return (
    <EditForm
      form={form}
      close={close}
      submitLabel={counted(words.changePriceCount, count, language)}
      isDisabled={rule === null || outOfRange.length > 0 || count === 0}
    >
      <RuleFields setRule={setRule} />
      <GroupTicks groups={found.optionGroups} ticked={ticked} setTicked={setTicked} />
      {pricedElsewhere.length > 0 && (
        <p className="rounded-card bg-ground-2 mb-4 px-4 py-3">
          {fill(words.pricedByGroups, { names: namesOf(pricedElsewhere) })}
        </p>
      )}
      {outOfRange.length > 0 && (
        <p role="status" className="text-paprika-ink mb-4 font-semibold">
          {fill(words.pricesOutOfRange, { names: namesOf(outOfRange) })}
        </p>
      )}
      {dishPrices.length > 0 && <PricePreview label={words.dishes} prices={dishPrices} />}
      {groupPrices.length > 0 && (
        <div className="mt-4">
          <h3 className="mb-2 font-semibold">{words.sharedPrices}</h3>
          <PricePreview label={words.sharedPrices} prices={groupPrices} />
        </div>
      )}
    </EditForm>
  )
}

const unchanged: PriceRule = { percent: 0, roundToRappen: priceSteps[0] }

const seen = ({ id, version }: PricesFound['menuItems'][number]) => ({ id, version })
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ')

/** Null: refused for another reason. */
function movedIn(error: unknown): string[] | null {
  if (!(error instanceof ApiRefusal) || error.code !== 'changed_meanwhile') return null
  const { menuItems, optionGroups } = error.data as Record<'menuItems' | 'optionGroups', { name: string }[]>
  return [...menuItems, ...optionGroups].map(({ name }) => name).filter(Boolean)
}

function RuleFields({ setRule }: { setRule: (rule: PriceRule | null) => void }) {
  const words = useWords('menu')

  function read(fields: HTMLElement) {
    const form = fields.closest('form')
    if (!form) return
    const typed = new FormData(form)
    const isRise = typed.get('direction') === 'rise'
    const most = isRise ? mostPercent : -leastPercent
    const percent = percentOf(textOf(typed, 'percent'), isRise, most)
    const input = form.querySelector<HTMLInputElement>('[name=percent]')
    input?.setCustomValidity(percent === null && input.value !== '' ? fill(words.percentWrong, { most }) : '')
    setRule(percent === null ? null : { percent, roundToRappen: Number(typed.get('step')) })
  }

  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-3" onChange={(event) => read(event.currentTarget)}>
      <Select name="direction" label={words.direction}>
        <option value="rise">{words.rise}</option>
        <option value="fall">{words.fall}</option>
      </Select>
      <Field
        name="percent"
        label={words.percent}
        inputMode="decimal"
        autoComplete="off"
        required
        hint={words.percentHint}
      />
      <Select name="step" label={words.roundTo} defaultValue={10}>
        {priceSteps.map((step) => (
          <option key={step} value={step}>
            {formatPrice(step)}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface GroupTicksProps {
  groups: PricesFound['optionGroups']
  ticked: readonly string[]
  setTicked: (ids: readonly string[]) => void
}

function GroupTicks({ groups, ticked, setTicked }: GroupTicksProps) {
  const words = useWords('menu')
  const { language } = useScope()
  const priced = groups.filter(({ prices }) => prices.some(({ oldPriceRappen }) => oldPriceRappen > 0))
  if (priced.length === 0) return null
  return (
    <fieldset className="rounded-card border-line mb-4 border px-4 py-2">
      <legend className="px-1 font-semibold">{words.sharedPrices}</legend>
      <p className="text-ink-soft text-sm">{words.sharedPricesHint}</p>
      {priced.map(({ id, name, otherDishes: others }) => (
        <CheckField
          key={id}
          name="group"
          id={`group-${id}`}
          value={id}
          checked={ticked.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            setTicked(checked ? [...ticked, id] : ticked.filter((other) => other !== id))
          }
          label={others > 0 ? `${name} (${counted(words.alsoOtherDishes, others, language)})` : name}
        />
      ))}
    </fieldset>
  )
}
