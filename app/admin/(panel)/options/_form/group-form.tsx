'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiInWireNames } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { confirmLeave } from '@/app/_client/unsaved'
import { Field } from '@/app/_ui/field'
import type { Language } from '@/lib/i18n/language'
import { groupFieldNames, groupFields } from '@/lib/menu/items/item-fields'
import { longestOptionName } from '@/lib/menu/limits'
import { columnName } from '@/lib/platform/database/rows'
import type { ItemPrice } from '@/lib/menu/options/option-group'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import { useWords } from '../../../_client/admin-words'
import { useRows } from '../../../_client/use-rows'
import { useAnnounceChange } from '../../../_client/use-announce-change'
import { savedHref } from '../../../_table/address'
import { FurtherTexts } from '../../../_form/further-texts'
import { EditForm } from '../../../_form/edit-form'
import { useEditForm } from '../../../_form/use-edit-form'
import { FormFoot } from '../../../_ui/form-foot'
import { PlainControl } from '../../products/_form/described-field'
import { cartChanges } from './cart-changes'
import { GroupPreview } from './group-preview'
import type { CustomerWords } from './customer-words'
import { OptionList } from './option-list'
import { PortionsContext } from './option-more'
import { previewedGroup } from './previewed-item'
import { RuleFields } from './rule-fields'
import { sentGroup, unchangedGroup, type OptionView, type SentGroup, composedGroup, wrongGroup } from './sent-group'
import type { SizeGroup } from './size-choice'
import { SizeChoiceFields } from './size-choice-fields'

interface GroupEditionProps {
  /** Null for a new one. */
  group: OptionGroupView | null
  sizes: SizeGroup[]
  /** The dishes that ask for it. */
  dishes: { id: string; name: string }[]
  /** What its options cost with these dishes instead. */
  prices: readonly ItemPrice[]
  guest: Partial<Record<Language, CustomerWords>>
  /** By option, of those that are counted today. */
  portionsLeft?: Readonly<Record<string, number>>
}

/** Mounts the form again after saving: only then do new options have the ids that they are saved by. */
export function GroupEdition({ group, portionsLeft = {}, ...rest }: GroupEditionProps) {
  const [opened, setOpened] = useState(group)
  return (
    <PortionsContext value={portionsLeft}>
      <GroupForm {...rest} key={opened?.version} group={opened} renew={setOpened} />
    </PortionsContext>
  )
}

interface GroupFormProps extends Omit<GroupEditionProps, 'portionsLeft'> {
  renew: (saved: OptionGroupView) => void
}

function GroupForm({ group, sizes, dishes, prices, guest, renew }: GroupFormProps) {
  const words = useWords('options')
  const router = useRouter()
  const list = useRows<OptionView | null>(group?.options ?? [])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => pricedSizes(group, sizes))
  const sizeNames = new Map(sizes.flatMap(({ options }) => options.map(({ id, name }) => [id, name])))
  const form = useGroupForm({ group, isUsed: dishes.length > 0, renew, sizeNames })
  const { typed, retype, watch } = useTyped(group, form.watch)
  // Adding or removing a row or field fires no input event.
  useEffect(retype, [retype, list.rows, chosen])
  const states = new Map(list.rows.flatMap(({ value }) => (value ? [[value.id, value]] : [])))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <EditForm
        form={{ ...form, watch }}
        foot={
          <FormFoot
            form={form}
            onCancel={() => void confirmLeave().then((may) => may && router.push('/admin/options'))}
          />
        }
        onInput={retype}
        aria-label={words.group}
        isCard
        className="min-w-0"
      >
        <NameFields group={group} />
        <RuleFields group={group} typed={typed} />
        <SizeChoiceFields sizes={sizes} chosen={chosen} onChange={setChosen} />
        <OptionList list={list} typed={typed} sizes={sizes.filter(({ id }) => chosen.has(id))} />
      </EditForm>
      <div className="lg:sticky lg:top-5">
        <GroupPreview
          group={previewedGroup(typed, { id: group?.id, states })}
          dishes={dishes}
          prices={prices}
          guest={guest}
        />
      </div>
    </div>
  )
}

function NameFields({ group }: Pick<GroupFormProps, 'group'>) {
  const words = useWords('options')
  const hints: Partial<Record<keyof typeof groupFields, string>> = { note: words.noteHint }
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      {(['name', 'name_en'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={name === 'name' ? words.name : words.nameEn}
          defaultValue={group?.[name]}
          maxLength={longestOptionName}
          required={name === 'name'}
        />
      ))}
      <FurtherTexts
        name="name"
        label={words.name}
        stored={group}
        maxLength={longestOptionName}
        className="sm:col-span-2"
      />
      {groupFieldNames.map((name) => (
        <PlainControl
          key={name}
          field={groupFields[name]}
          name={columnName(name)}
          label={words[name]}
          hint={hints[name]}
          value={group?.[columnName(name)]}
        />
      ))}
    </div>
  )
}

interface GroupPlan extends Pick<GroupFormProps, 'group' | 'renew'> {
  isUsed: boolean
  sizeNames: ReadonlyMap<string, string>
}

function useGroupForm({ group, isUsed, renew, sizeNames }: GroupPlan) {
  const words = useWords('options')
  const menu = useWords('menu')
  const forms = useWords('forms')
  const announceChange = useAnnounceChange()
  const { checkFields } = useScope().words
  const router = useRouter()
  return useEditForm<SentGroup, OptionGroupView>({
    opened: group,
    explain: words.failed,
    read: sentGroup,
    check: (typed) => wrongGroup(sentGroup(typed), words, checkFields),
    question: (fields, opened) => {
      const changes = isUsed ? cartChanges(unchangedGroup(opened), fields, words, sizeNames) : []
      if (changes.length === 0) return null
      const text = [words.cartsLead, ...changes].join('\n')
      return { question: words.cartsAsk, text, yes: words.cartsYes, no: words.cartsNo }
    },
    add: (fields) => apiInWireNames('POST optionGroups', { body: fields }),
    // The call replaces the group as a whole, so another person's changes to keep are sent as well.
    change: (fields, ifMatch, current) =>
      apiInWireNames('PUT optionGroups/{id}', {
        params: { id: current.id },
        body: { ...unchangedGroup(current), ...fields },
        ifMatch,
      }),
    onSaved: (view) => {
      announceChange()
      // The dishes below are another form, which may hold unsaved changes.
      void confirmLeave().then((may) => {
        if (!may) return renew(view)
        router.push(group ? savedHref('/admin/options', {}, view.id) : `/admin/options/${view.id}`)
      })
    },
    composed: composedGroup({ options: words, menu, forms }, sizeNames),
  })
}

const empty: SentGroup = sentGroup(new FormData())

function useTyped(group: OptionGroupView | null, watchForm: (element: HTMLFormElement) => () => void) {
  const element = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<SentGroup>(() => (group ? unchangedGroup(group) : empty))
  const retype = useCallback(() => {
    if (element.current) setTyped(sentGroup(new FormData(element.current)))
  }, [])
  const watch = useCallback(
    (form: HTMLFormElement) => {
      element.current = form
      return watchForm(form)
    },
    [watchForm],
  )
  return { typed, retype, watch }
}

function pricedSizes(group: OptionGroupView | null, sizes: SizeGroup[]): ReadonlySet<string> {
  const priced = new Set(group?.options.flatMap((option) => option.size_prices.map(({ size_id: id }) => id)))
  return new Set(sizes.filter(({ options }) => options.some(({ id }) => priced.has(id))).map(({ id }) => id))
}
