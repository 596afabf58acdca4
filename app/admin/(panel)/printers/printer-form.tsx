import { useId, type ReactNode } from 'react'
import { api, type Body } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, languages, type Language } from '@/lib/i18n/language'
import { useWords } from '../../_client/admin-words'
import { EditForm, ListError } from '../../_form/edit-form'
import { useAddForm } from '../../_form/use-edit-form'
import type { AddedPrinter, Printer } from './answers'

export interface Category {
  id: string
  name: string
}

type NewPrinter = Body<'POST printers'>
type Settings = Omit<NewPrinter, 'kind'>

interface PrinterFormProps {
  /** Absent: a new one. */
  printer?: Printer
  categories: readonly Category[]
  /** That a new one prints in. */
  language: Language
  onSaved: (printer: AddedPrinter) => void
  close?: () => void
}

const kinds = ['star', 'epson'] as const
const widths = [80, 58] as const
const things = ['ticket', 'cancellation', 'receipt', 'day'] as const
const whens = ['accepted', 'received'] as const
const mostCopies = 5
const usually = {
  prints: ['ticket', 'cancellation'],
  paper: 80,
  copies: 1,
  when: 'accepted',
  opensDrawer: false,
} as const

export function PrinterForm({ printer, categories, language, onSaved, close }: PrinterFormProps) {
  const words = useWords('printers')
  const form = useAddForm({
    explain: words.failed,
    send: (typed) =>
      printer
        ? api('PATCH printers/{id}', { params: { id: printer.id }, body: settingsIn(typed) })
        : api('POST printers', { body: { ...settingsIn(typed), kind: textOf(typed, 'kind') as NewPrinter['kind'] } }),
    onSaved,
  })
  return (
    <EditForm form={form} isCard={Boolean(printer)} {...(close && { close, submitLabel: words.addYes })}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          defaultValue={printer?.name}
          maxLength={60}
          required
          autoComplete="off"
        />
        {!printer && <Choice name="kind" label={words.kind} of={kinds} said={words.kinds} />}
        <Device {...{ printer, language }} />
      </div>
      <What {...{ printer, categories }} />
    </EditForm>
  )
}

function Device({ printer, language }: Pick<PrinterFormProps, 'printer' | 'language'>) {
  const words = useWords('printers')
  const { paper, copies } = printer ?? usually
  const names = Object.fromEntries(languages.map((code) => [code, languageFacts[code].name]))
  const widthsInWords = Object.fromEntries(widths.map((width) => [width, fill(words.width, { width })]))
  return (
    <>
      <Choice name="paper" label={words.paper} of={widths} said={widthsInWords} chosen={paper} />
      <Field
        name="copies"
        label={words.copies}
        type="number"
        min={1}
        max={mostCopies}
        defaultValue={copies}
        inputMode="numeric"
        required
      />
      <Choice
        name="language"
        label={words.language}
        of={languages}
        said={names}
        chosen={printer?.language ?? language}
      />
    </>
  )
}

function What({ printer, categories }: Pick<PrinterFormProps, 'printer' | 'categories'>) {
  const words = useWords('printers')
  const { prints, when, opensDrawer } = printer ?? usually
  // Kept, so that the station of a deleted category does not print everything.
  const gone = (printer?.categoryIds ?? []).filter((id) => categories.every((category) => category.id !== id))
  const isPrinted = (thing: (typeof things)[number]) => prints.some((each) => each === thing)
  return (
    <>
      <Group label={words.prints} name="prints">
        {things.map((thing) => (
          <ListCheck key={thing} name="prints" value={thing} label={words.things[thing]} isOn={isPrinted(thing)} />
        ))}
      </Group>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Choice name="when" label={words.when} of={whens} said={words.whens} chosen={when} />
      </div>
      {gone.map((id) => (
        <input key={id} type="hidden" name="category_ids" value={id} />
      ))}
      {categories.length > 0 && (
        <Group label={words.categories} name="category_ids" hint={words.categoriesHint}>
          {categories.map(({ id, name }) => (
            <ListCheck
              key={id}
              name="category_ids"
              value={id}
              label={name}
              isOn={printer?.categoryIds.includes(id) ?? false}
            />
          ))}
        </Group>
      )}
      <div className="mt-4">
        <CheckField name="opens_drawer" label={words.opensDrawer} defaultChecked={opensDrawer} />
      </div>
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  of: readonly (string | number)[]
  said: Record<string, string>
  chosen?: string | number
}

function Choice({ name, label, of, said, chosen }: ChoiceProps) {
  return (
    <Select name={name} label={label} defaultValue={chosen}>
      {of.map((value) => (
        <option key={value} value={value}>
          {said[value]}
        </option>
      ))}
    </Select>
  )
}

function Group({ label, name, hint, children }: { label: string; name: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-ink-soft mb-1 text-sm">{hint}</p>}
      <div className="grid gap-x-4 sm:grid-cols-2">{children}</div>
      <ListError of={name} isDeep className="mt-1 text-sm" />
    </fieldset>
  )
}

function ListCheck({ name, value, label, isOn }: { name: string; value: string; label: string; isOn: boolean }) {
  const id = useId()
  return <CheckField id={id} name={name} value={value} label={label} defaultChecked={isOn} />
}

function settingsIn(typed: FormData): Settings {
  return {
    name: textOf(typed, 'name'),
    paper: Number(typed.get('paper')) as Settings['paper'],
    copies: Number(typed.get('copies')),
    prints: typed.getAll('prints') as Settings['prints'],
    when: textOf(typed, 'when') as Settings['when'],
    category_ids: typed.getAll('category_ids') as string[],
    opens_drawer: typed.has('opens_drawer'),
    language: textOf(typed, 'language') as Settings['language'],
  }
}
