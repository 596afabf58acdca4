'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import type { Answer } from '@/app/_client/contract-calls'
import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { useWords } from '../../../_client/admin-words'
import { useAddForm } from '../../../_form/use-add-form'
import { FormFoot } from '../../../_ui/form-foot'
import { CategoryDishes } from './category-dishes'
import type { DishesOfCategory } from './dishes-by-category'

interface AttachFormProps {
  groupId: string
  /** Whether the group is the price of what asks for it. */
  setsPrice: boolean
  categories: DishesOfCategory[]
}

/** The dishes that ask for the group: all of them, of a category or one by one, saved in one step. */
export function AttachForm({ groupId, setsPrice, categories }: AttachFormProps) {
  const words = useWords('options')
  const { language } = useScope()
  const router = useRouter()
  const [attached, setAttached] = useState(() => new Set(attachedIds(categories)))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(attached)
  const form = useAddForm({
    explain: (message) => fill(words.failed, { message }),
    send: async () => {
      const detach = [...attached].filter((id) => !ticked.has(id))
      const body = { ...attachedIn(categories, ticked), detach }
      const done = await api('PATCH optionGroups/{id}/menuItems', { params: { id: groupId }, body })
      setAttached(new Set(ticked))
      notify(resultInWords(done, words, language))
    },
    onSaved: () => router.refresh(),
  })
  const { watch } = form
  return (
    <>
      <form
        ref={watch}
        noValidate
        onSubmit={form.onSubmit}
        aria-label={words.attachTitle}
        className="rounded-card border-line bg-card mt-6 border p-4 pb-0 sm:p-5 sm:pb-0"
      >
        <h2 className="text-lg">{words.attachTitle}</h2>
        <p className="text-ink-soft mb-3 max-w-prose">
          {words.attachLead} {setsPrice && words.attachBase}
        </p>
        {categories.map((category) => (
          <CategoryDishes key={category.id} category={category} ticked={ticked} onChange={setTicked} />
        ))}
        <FormFoot form={form} label={words.attachSave} />
      </form>
      {form.dialogs}
    </>
  )
}

function attachedIds(categories: DishesOfCategory[]): string[] {
  return categories.flatMap(({ dishes }) => dishes.filter(({ isAttached }) => isAttached).map(({ id }) => id))
}

/** A category that is ticked as a whole is named as such: a dish that came into it meanwhile is meant too. */
function attachedIn(categories: DishesOfCategory[], ticked: ReadonlySet<string>) {
  const isWhole = ({ dishes }: DishesOfCategory) => dishes.every(({ id }) => ticked.has(id))
  const single = categories.filter((category) => !isWhole(category)).flatMap(({ dishes }) => dishes)
  return {
    attach: single.map(({ id }) => id).filter((id) => ticked.has(id)),
    attach_categories: categories.filter(isWhole).map(({ id }) => id),
  }
}

/** “New with 12 dishes. 3 had it already.” */
function resultInWords(
  { attached, already, detached }: Answer<'PATCH optionGroups/{id}/menuItems'>,
  words: AdminTexts['options'],
  language: Language,
): string {
  const said = [
    attached > 0 && counted(words.attached, attached, language),
    attached > 0 && already > 0 && counted(words.already, already, language),
    detached > 0 && counted(words.detached, detached, language),
  ].filter(Boolean)
  return said.join(' ') || words.attachNothing
}
