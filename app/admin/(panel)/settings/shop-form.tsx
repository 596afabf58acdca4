import { Field } from '@/app/_ui/field'
import { longestNote } from '@/lib/shop/limits'
import type { ShopView } from '@/lib/shop/schema'
import { settingFields, type SettingName } from '@/lib/shop/settings/setting-fields'
import { useWords } from '../../_client/admin-words'
import { FurtherTexts, furtherTexts } from '../../_form/further-texts'
import { textOf } from '@/app/_client/form'
import { SettingControls, settingsOf, typedSettings } from './setting-control'
import { CapacityFields, capacityInWords, sentCapacity } from './capacity-fields'
import { type FormProps, Part, SettingsForm } from './settings-form'

const isLong = (name: SettingName) => ['paragraph', 'choice', 'flag'].includes(settingFields[name].kind)

/** The header's note stands between the lines of text and the rest. */
export function ShopForm({ shop, isOwner }: FormProps) {
  const words = useWords('settings')
  const names = settingsOf('shop', { isOwner })
  return (
    <SettingsForm
      title={words.shop}
      lead={words.shopLead}
      read={(typed) => ({
        ...typedSettings(typed, names),
        header_note_en: textOf(typed, 'header_note_en'),
        header_note_de: textOf(typed, 'header_note_de'),
        ...furtherTexts(typed, 'header_note'),
      })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SettingControls names={names.filter((name) => !isLong(name))} />
        {(['header_note_en', 'header_note_de'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={name === 'header_note_en' ? words.headerNoteEn : words.headerNoteDe}
            defaultValue={shop[name]}
          />
        ))}
        <FurtherTexts
          name="header_note"
          label={words.headerNote}
          stored={shop}
          maxLength={longestNote}
          className="sm:col-span-2"
        />
        <SettingControls names={names.filter(isLong)} />
      </div>
    </SettingsForm>
  )
}

export function OrderingForm({ shop, isOwner }: FormProps) {
  const words = useWords('settings')
  const { weekdays } = useWords('forms')
  const show = (spans: ShopView['capacity_hours']) => capacityInWords(spans, { weekdays, words })
  const names = settingsOf('ordering', { isOwner })
  const isFlag = (name: SettingName) => settingFields[name].kind === 'flag'
  return (
    <SettingsForm
      title={words.ordering}
      read={(typed) => ({ ...typedSettings(typed, names), ...sentCapacity(typed) })}
      composed={{ capacity_hours: { label: words.capacityHours, show } }}
    >
      <div className="mt-3 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SettingControls names={names.filter((name) => !isFlag(name))} />
      </div>
      <div className="mt-4">
        <SettingControls names={names.filter(isFlag)} />
      </div>
      <Part title={words.capacityHours} lead={words.capacityHoursLead}>
        <CapacityFields spans={shop.capacity_hours} />
      </Part>
    </SettingsForm>
  )
}
