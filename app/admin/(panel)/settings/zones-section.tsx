'use client'

import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { useRows } from '../../_client/use-rows'
import { rowsOf } from '../../_client/rows-of'
import { SettingsForm } from './settings-form'

const names = ['zone_postcode', 'zone_city', 'zone_fee', 'zone_minimum'] as const
const amount = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal' } as const

interface Zone {
  zone_postcode: string
  zone_city: string
  zone_fee: string
  zone_minimum: string
}

const empty: Zone = { zone_postcode: '', zone_city: 'Zürich', zone_fee: '5.00', zone_minimum: '30.00' }

export function ZonesSection({ zones }: Pick<ShopView, 'zones'>) {
  const words = useWords('settings')
  const { rows, add, remove } = useRows(zones.map(typedZone))
  const labels = {
    zone_postcode: words.postcode,
    zone_city: words.city,
    zone_fee: words.fee,
    zone_minimum: words.minimum,
  }
  return (
    <SettingsForm title={words.zones} lead={words.zonesLead} read={(typed) => ({ zones: sentZones(typed) })}>
      {(fieldErrors) => (
        <>
          {rows.map(({ key, value }, index) => (
            <fieldset
              key={key}
              className="border-line grid grid-cols-2 items-end gap-3 border-t py-2 sm:grid-cols-[1fr_2fr_1fr_1fr_auto] sm:[&:not(:first-of-type)_label]:sr-only"
            >
              <legend className="sr-only">{`${words.zones} ${index + 1}`}</legend>
              {names.map((name) => (
                <Field
                  key={name}
                  name={name}
                  id={`zone-${key}-${name}`}
                  label={labels[name]}
                  defaultValue={value[name]}
                  required
                  {...(name === 'zone_fee' || name === 'zone_minimum' ? amount : {})}
                  error={fieldErrors[`zones.${index}.${name.replace('zone_', '')}`]}
                />
              ))}
              <Button look="plain" aria-label={`${words.remove}: ${value.zone_postcode}`} onClick={() => remove(key)}>
                <span aria-hidden>×</span>
              </Button>
            </fieldset>
          ))}
          <p className="text-paprika-ink mb-2 font-semibold empty:hidden">{fieldErrors.zones}</p>
          <Button look="plain" onClick={() => add(empty)}>
            {words.addZone}
          </Button>
        </>
      )}
    </SettingsForm>
  )
}

function typedZone({ postcode, city, fee, minimum }: ShopView['zones'][number]): Zone {
  return { zone_postcode: postcode, zone_city: city, zone_fee: fee.toFixed(2), zone_minimum: minimum.toFixed(2) }
}

function sentZones(typed: FormData) {
  return rowsOf(typed, names).map(({ zone_postcode, zone_city, zone_fee, zone_minimum }) => ({
    postcode: zone_postcode,
    city: zone_city,
    fee: zone_fee,
    minimum: zone_minimum,
  }))
}
