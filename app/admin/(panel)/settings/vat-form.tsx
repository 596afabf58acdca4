import { useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/format'
import { Button } from '@/app/_ui/button'
import { Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { vatPerCentBounds } from '@/lib/shop/limits'
import type { ShopView } from '@/lib/shop/schema'
import { taxedClasses, type TaxedClass } from '@/lib/shop/vat-rate'
import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import { isLiableOn } from '@/lib/platform/values/vat-liability'
import { useWords } from '../../_client/admin-words'
import { placed } from '../../_form/placed'
import { ListError } from '../../_form/edit-form'
import { useRows, rowsOf } from '../../_client/use-rows'
import { SettingControls, settingsOf, typedSettings } from './setting-control'
import { Part, SettingsForm } from './settings-form'

type Liability = Pick<Partial<ShopView>, 'vat_number' | 'vat_liable_from'>
type Rates = ShopView['vat_rates']
type Rate = Rates[number]
const rateNames = ['vat_class', 'valid_from', 'per_cent'] as const

const vatClassWord = { reduced: 'vatReduced', standard: 'vatStandard' } as const

const names = settingsOf('vat', { isOwner: true })

/** Current rates are read-only; only later ones are typed. */
export function VatForm({ shop }: { shop: ShopView }) {
  const words = useWords('settings')
  const [today] = useState(() => calendarDayOf(new Date()))
  const begun = shop.vat_rates.filter(({ valid_from }) => valid_from <= today)
  const { rows, add, remove } = useRows(shop.vat_rates.filter(({ valid_from }) => valid_from > today))
  const read = (typed: FormData) => ({
    ...typedSettings(typed, names),
    vat_rates: [...begun, ...rowsOf(typed, rateNames).map(sentRate)],
  })
  return (
    <SettingsForm
      title={words.vat}
      read={read}
      question={(fields, opened) => {
        const isLiable = (settings: Liability) =>
          isLiableOn({ vatNumber: settings.vat_number ?? '', vatLiableFrom: settings.vat_liable_from ?? null }, today)
        if (isLiable({ ...opened, ...fields }) === isLiable(opened)) return null
        return { question: words.vatAsk, text: words.vatAskText, yes: words.vatAskYes, no: words.vatAskNo }
      }}
      composed={{
        vat_rates: {
          label: words.vatRates,
          show: (all: Rates) =>
            all
              .map((rate) => `${rate.valid_from}: ${words[vatClassWord[rate.vat_class]]} ${rate.per_cent} %`)
              .join('\n'),
        },
      }}
    >
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <SettingControls names={names} />
      </div>
      <Part title={words.vatRates} lead={words.vatRatesLead}>
        <BegunRates rates={begun} />
        {rows.map(({ id, value }, index) => (
          <RateFields
            key={id}
            id={id}
            position={index + 1}
            value={value}
            field={`vat_rates.${begun.length + index}`}
            earliest={addDays(today, 1)}
            onRemove={() => remove(id)}
          />
        ))}
        <ListError of="vat_rates" className="mb-2" />
        <Button look="plain" onClick={() => add(nextRate(begun, today))}>
          {words.addVatRate}
        </Button>
      </Part>
    </SettingsForm>
  )
}

function BegunRates({ rates }: { rates: Rates }) {
  const words = useWords('settings')
  return (
    <dl className="mb-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {taxedClasses.map((vatClass) => (
        <div key={vatClass}>
          <dt className="font-semibold">{words[vatClassWord[vatClass]]}</dt>
          {rates
            .filter((rate) => rate.vat_class === vatClass)
            .toReversed()
            .map((rate, index) => (
              <dd key={rate.valid_from} className={`tabular-nums ${index > 0 ? 'text-ink-soft' : ''}`}>
                {fill(words.vatSince, { rate: rate.per_cent.toFixed(1), day: swissDay(rate.valid_from) })}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}

interface RateFieldsProps {
  id: string
  /** Counted from 1. */
  position: number
  value: Rate
  field: string
  earliest: string
  onRemove: () => void
}

function RateFields({ id, position, value, field, earliest, onRemove }: RateFieldsProps) {
  const { language } = useScope()
  const words = useWords('settings')
  const common = (name: (typeof rateNames)[number]) => ({
    ...placed(name, { idStart: `vat-${id}-`, path: `${field}.` }),
    required: true,
  })
  return (
    <fieldset className="border-line grid items-end gap-3 border-t py-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
      <legend className="sr-only">{`${words.vatRates} ${position}`}</legend>
      <Select {...common('vat_class')} label={words.vatClass} defaultValue={value.vat_class}>
        {taxedClasses.map((vatClass) => (
          <option key={vatClass} value={vatClass}>
            {words[vatClassWord[vatClass]]}
          </option>
        ))}
      </Select>
      <Field
        {...common('valid_from')}
        label={words.vatFrom}
        type="date"
        min={earliest}
        defaultValue={value.valid_from}
      />
      <Field
        {...common('per_cent')}
        label={words.vatPerCent}
        inputMode="decimal"
        placeholder={`${vatPerCentBounds[0]}–${vatPerCentBounds[1]}`}
        defaultValue={value.per_cent}
      />
      <Button look="plain" aria-label={labelled(words.remove, value.valid_from, language)} onClick={onRemove}>
        {words.remove}
      </Button>
    </fieldset>
  )
}

function nextRate(begun: Rates, today: string): Rate {
  const vatClass: TaxedClass = 'reduced'
  const perCent = begun.findLast((rate) => rate.vat_class === vatClass)?.per_cent ?? vatPerCentBounds[0]
  return { vat_class: vatClass, valid_from: `${Number(today.slice(0, 4)) + 1}-01-01`, per_cent: perCent }
}

function sentRate({ vat_class, valid_from, per_cent }: Record<(typeof rateNames)[number], string>): Rate {
  return {
    vat_class: vat_class === 'standard' ? 'standard' : 'reduced',
    valid_from,
    per_cent: Number(per_cent.replace(',', '.')),
  }
}

/** `2024-01-01` as the Swiss write it in every language. */
function swissDay(day: string): string {
  return day.split('-').toReversed().map(Number).join('.')
}
