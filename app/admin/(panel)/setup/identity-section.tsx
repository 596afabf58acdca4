import { textOf } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { SettingsForm } from '../settings/settings-form'

const required = ['name', 'street_address', 'postcode', 'city', 'phone', 'email'] as const
type Fact = (typeof required)[number] | 'owner_name' | 'vat_number'

const inputs: Partial<Record<Fact, object>> = {
  name: { autoComplete: 'organization', maxLength: 80 },
  street_address: { autoComplete: 'street-address', maxLength: 120 },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 4 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 40 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
}

/** Of the settings of the shop, what a new one cannot do without. */
export function IdentitySection({ shop, isOwner }: { shop: ShopView; isOwner: boolean }) {
  const words = useWords('settings')
  const { vatHint } = useWords('setup')
  const labels: Record<Fact, string> = {
    name: words.name,
    street_address: words.street,
    postcode: words.postcode,
    city: words.city,
    phone: words.phone,
    email: words.email,
    owner_name: words.ownerName,
    vat_number: words.vatNumber,
  }
  const names: Fact[] = [...required, 'owner_name', ...(isOwner ? (['vat_number'] as const) : [])]
  return (
    <SettingsForm
      title={words.shop}
      lead={words.shopLead}
      read={(typed) => Object.fromEntries(names.map((name) => [name, textOf(typed, name)]))}
    >
      {(fieldErrors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={labels[name]}
              hint={name === 'vat_number' ? vatHint : undefined}
              defaultValue={shop[name]}
              required={required.some((known) => known === name)}
              error={fieldErrors[name]}
              {...inputs[name]}
            />
          ))}
        </div>
      )}
    </SettingsForm>
  )
}
