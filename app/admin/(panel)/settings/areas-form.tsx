import type { ComponentProps } from 'react'
import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/format'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import type { ShopView } from '@/lib/shop/schema'
import { formatPrice, rappenOf, sentAmount } from '@/lib/platform/values/money'
import { useWords } from '../../_client/admin-words'
import { placed } from '../../_form/placed'
import { ListError } from '../../_form/edit-form'
import { AmountField } from '../../_form/amount-field'
import type { Composed } from '../../_form/field-in-words'
import { useRows, rowsOf } from '../../_client/use-rows'
import { NewAreas, type Area } from './new-areas'
import { SettingsForm } from './settings-form'

const names = ['postcode', 'city', 'fee', 'minimum'] as const

type Amount = Pick<ComponentProps<typeof AmountField>, 'stored' | 'proposed'>
type Zone = Record<'postcode' | 'city', string> & Record<'fee' | 'minimum', Amount>

export function AreasForm({ shop }: { shop: ShopView }) {
  const { language } = useScope()
  const words = useWords('settings')
  const { rows, add, remove } = useRows(shop.zones.map(storedZone))

  /** One that is listed already moves to the new ones, with their fee. */
  function addAreas(areas: Area[], typed: FormData) {
    const again = new Set(areas.map(({ postcode }) => postcode))
    for (const [index, { postcode }] of sentZones(typed).entries()) {
      const row = rows[index]
      if (row && again.has(postcode)) remove(row.id)
    }
    add(...areas.map(typedZone))
  }

  return (
    <SettingsForm
      title={words.zones}
      lead={words.zonesLead}
      read={(typed) => ({ zones: sentZones(typed) })}
      composed={{ zones: zonesInWords(words.zones) }}
    >
      {rows.map(({ id, value }, index) => (
        <fieldset
          key={id}
          className="border-line grid grid-cols-2 items-end gap-3 border-t py-2 sm:grid-cols-[1fr_2fr_1fr_1fr_auto] sm:[&:not(:first-of-type)_label]:sr-only"
        >
          <legend className="sr-only">{`${words.zones} ${index + 1}`}</legend>
          {names.map((name) => (
            <ZoneField
              key={name}
              {...placed(name, { idStart: `zone-${id}-`, path: `zones.${index}.` })}
              label={words[name]}
              initial={value[name]}
            />
          ))}
          <Button look="plain" aria-label={labelled(words.remove, value.postcode, language)} onClick={() => remove(id)}>
            {words.remove}
          </Button>
        </fieldset>
      ))}
      <ListError of="zones" className="mb-2" />
      <NewAreas onAdd={addAreas} />
    </SettingsForm>
  )
}

interface ZoneFieldProps extends ReturnType<typeof placed> {
  label: string
  initial: string | Amount
}

function ZoneField({ initial, ...rest }: ZoneFieldProps) {
  if (typeof initial === 'string') return <Field {...rest} defaultValue={initial} required={rest.name !== 'city'} />
  return <AmountField {...rest} {...initial} required />
}

function storedZone({ postcode, city, fee, minimum }: ShopView['zones'][number]): Zone {
  return { postcode, city, fee: { stored: fee }, minimum: { stored: minimum } }
}

function typedZone({ postcode, city, fee, minimum }: Area): Zone {
  return { postcode, city, fee: { proposed: fee }, minimum: { proposed: minimum } }
}

function sentZones(typed: FormData): Area[] {
  return rowsOf(typed, names).map((zone) => ({
    ...zone,
    fee: sentAmount(zone.fee),
    minimum: sentAmount(zone.minimum),
  }))
}

type Shown = Record<'postcode' | 'city', string> & Record<'fee' | 'minimum', number | string>

export function zonesInWords(label: string): Composed {
  const price = (amount: number | string) => formatPrice(rappenOf(Number(amount)))
  const show = (zones: Shown[]) =>
    zones.map((zone) => `${zone.postcode} ${zone.city} ${price(zone.fee)} / ${price(zone.minimum)}`).join('\n')
  return { label, show }
}
