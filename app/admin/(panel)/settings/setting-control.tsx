import { amountOf, textOf } from '@/app/_client/form'
import type { Body } from '@/app/_client/api'
import { CheckField, Field, Select, TextArea } from '@/app/_ui/field'
import {
  isOwners,
  settingFields,
  settingNames,
  wireNameOf,
  type Setting,
  type SettingName,
} from '@/lib/shop/settings/setting-fields'
import { AmountField } from '../../_form/amount-field'
import { useWords } from '../../_client/admin-words'
import { useSection } from './settings-form'

const table: Record<SettingName, Setting> = settingFields

/** The settings that this form shows to this person, in their order. */
export function settingsOf(form: Setting['form'], { isOwner }: { isOwner: boolean }): SettingName[] {
  return settingNames.filter((name) => table[name].form === form && (isOwner || !isOwners(name)))
}

interface SettingControlsProps {
  names: readonly SettingName[]
  placeholder?: string
}

/** The inputs of settings, by their kinds; typedSettings() reads them. */
export function SettingControls({ names, ...rest }: SettingControlsProps) {
  return names.map((name) => <SettingControl key={name} name={name} {...rest} />)
}

function SettingControl({ name, placeholder }: { name: SettingName; placeholder?: string }) {
  const words = useWords('settings')
  const { shop } = useSection()
  const setting = table[name]
  const wire = wireNameOf(name)
  const stored = shop[wire]
  const hint = setting.hint && words[setting.hint]
  const control = { name: wire, label: words[name] }
  if (setting.kind === 'flag')
    return (
      <>
        <CheckField {...control} defaultChecked={stored === true} />
        <p className="text-ink-soft text-sm empty:hidden">{hint}</p>
      </>
    )
  if (setting.kind === 'amount') return <AmountField {...control} stored={Number(stored)} hint={hint} required />
  const text = { ...control, hint, defaultValue: String(stored ?? '') }
  if (setting.kind === 'paragraph')
    return <TextArea {...text} rows={4} maxLength={setting.longest} className="sm:col-span-2" />
  if (setting.kind === 'choice')
    return (
      <Select {...text}>
        {choicesOf(setting, words).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  return <Field {...text} required={setting.isRequired} {...inputOf(setting)} placeholder={placeholder} />
}

type Choice = Extract<Setting, { kind: 'choice' }>

function choicesOf({ of, say }: Choice, words: ReturnType<typeof useWords<'settings'>>) {
  return of.map((value) => ({ value: String(value), label: say(value as never, words) }))
}

function inputOf(setting: Exclude<Setting, { kind: 'flag' | 'amount' | 'paragraph' | 'choice' }>) {
  if (setting.kind === 'number') {
    const { least, most, hasZero } = setting
    return { type: 'number', min: hasZero ? 0 : least, max: most, required: true }
  }
  if (setting.kind === 'day') return { type: 'date' }
  if (setting.kind === 'email') return { type: 'email', autoComplete: 'email', maxLength: 254 }
  if (setting.kind === 'phone') return { type: 'tel', autoComplete: 'tel', maxLength: 40 }
  if (setting.kind === 'postcode') return { inputMode: 'numeric', autoComplete: 'postal-code' } as const
  if (setting.kind === 'vatNumber') return { maxLength: 40 }
  return { maxLength: setting.longest, autoComplete: setting.fill }
}

/** What SettingControl's inputs hold; the schema validates it. */
export function typedSettings(typed: FormData, names: readonly SettingName[]): Body<'PUT shop'> {
  return Object.fromEntries(names.map((name) => [wireNameOf(name), typedSetting(table[name], typed, wireNameOf(name))]))
}

function typedSetting(setting: Setting, typed: FormData, name: string) {
  const text = textOf(typed, name)
  if (setting.kind === 'flag') return typed.has(name)
  if (setting.kind === 'amount') return amountOf(typed, name)
  if (setting.kind === 'number') return Number(text)
  if (setting.kind === 'day') return text || null
  return setting.kind === 'choice' ? setting.of.find((value) => String(value) === text) : text
}
