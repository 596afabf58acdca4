import { useFieldErrors } from '@/app/_ui/field'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { zonesInWords } from '../settings/areas-form'
import { NewAreasFields, newAreasIn } from '../settings/new-areas'
import { SettingsForm } from '../settings/settings-form'

type Zones = ShopView['zones']

export function PostcodesSection({ zones }: { zones: Zones }) {
  const { zones: title } = useWords('settings')
  return (
    <SettingsForm
      title={title}
      read={(typed) => ({ zones: withNew(zones, typed) })}
      composed={{ zones: zonesInWords(title) }}
    >
      <Postcodes />
    </SettingsForm>
  )
}

/** An error of the list of areas is theirs here. */
function Postcodes() {
  return <NewAreasFields error={useFieldErrors().zones} />
}

/** The list is replaced as a whole: existing zones are sent along. */
function withNew(zones: Zones, typed: FormData) {
  const added = newAreasIn(typed)
  return [...zones.filter(({ postcode }) => !added.some((area) => area.postcode === postcode)), ...added]
}
