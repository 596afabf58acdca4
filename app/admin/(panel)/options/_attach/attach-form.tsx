'use client'

import { useState } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { CheckField } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { EditForm } from '@/app/admin/_form/edit-form'
import { useAddForm } from '@/app/admin/_form/use-edit-form'
import { useWords } from '../../../_client/admin-words'
import { useAnnounceChange } from '../../../_client/use-announce-change'
import type { DishesOfCategory } from './dishes-by-category'

interface AttachFormProps {
  groupId: string
  /** Whether the group is the price of what asks for it. */
  setsPrice: boolean
  categories: DishesOfCategory[]
}

export function AttachForm({ groupId, setsPrice, categories }: AttachFormProps) {
  const words = useWords('options')
  const { language } = useScope()
  const announceChange = useAnnounceChange()
  const [attached, setAttached] = useState(() => new Set(attachedIds(categories)))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(attached)
  const form = useAddForm({
    explain: words.failed,
    send: async () => {
      const detach = [...attached].filter((id) => !ticked.has(id))
      const body = { ...attachedIn(categories, ticked), detach }
      const done = await api('PATCH optionGroups/{id}/menuItems', { params: { id: groupId }, body })
      setAttached(new Set(ticked))
      announceChange(resultInWords(done, words, language))
    },
  })
  return (
    <EditForm form={form} submitLabel={words.attachSave} aria-label={words.attachTitle} isCard className="mt-6">
      <h2 className="text-lg">{words.attachTitle}</h2>
      <p className="text-ink-soft mb-3 max-w-prose">
        {setsPrice ? `${words.attachLead} ${words.attachBase}` : words.attachLead}
      </p>
      {categories.map((category) => (
        <CategoryDishes key={category.id} category={category} ticked={ticked} onChange={setTicked} />
      ))}
    </EditForm>
  )
}

function attachedIds(categories: DishesOfCategory[]): string[] {
  return categories.flatMap(({ dishes }) => dishes.filter(({ isAttached }) => isAttached).map(({ id }) => id))
}

/** A category that is ticked as a whole is sent as such, so that a dish added to it meanwhile is included. */
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

interface CategoryDishesProps {
  category: DishesOfCategory
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
}

function CategoryDishes({ category: { id, name, dishes }, ticked, onChange }: CategoryDishesProps) {
  const words = useWords('options')
  // Two thousand dishes are a megabyte of boxes: each category's are made when it is opened.
  const [isOpen, setOpen] = useState(false)
  const count = dishes.filter((dish) => ticked.has(dish.id)).length

  function tick(ids: string[], isTicked: boolean) {
    const others = [...ticked].filter((one) => !ids.includes(one))
    onChange(new Set(isTicked ? [...others, ...ids] : others))
  }

  return (
    <details
      className="group border-line border-t"
      ref={(details) => {
        // Opened before the page could listen.
        if (details?.open) setOpen(true)
      }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center gap-2">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        <span className="grow font-semibold">{name}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          {fill(words.attachCount, { count, all: dishes.length })}
        </span>
      </summary>
      {isOpen && (
        <div className="pb-3 pl-4">
          <CheckField
            name="whole_category"
            id={`category-${id}`}
            label={<strong>{fill(words.attachAll, { category: name })}</strong>}
            checked={count === dishes.length}
            ref={(input) => {
              if (input) input.indeterminate = count > 0 && count < dishes.length
            }}
            onChange={(event) =>
              tick(
                dishes.map((dish) => dish.id),
                event.currentTarget.checked,
              )
            }
          />
          <div className="grid sm:grid-cols-2 lg:grid-cols-3">
            {dishes.map((dish) => (
              <CheckField
                key={dish.id}
                name="menu_item"
                id={`dish-${dish.id}`}
                value={dish.id}
                label={dish.name}
                checked={ticked.has(dish.id)}
                onChange={(event) => tick([dish.id], event.currentTarget.checked)}
              />
            ))}
          </div>
        </div>
      )}
    </details>
  )
}
