import { useEffect, useRef, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { CategoryView } from '@/lib/menu/schema'
import { type Alcohol, alcoholOf } from '@/lib/shop/alcohol/alcohol-of'
import { useWords } from '../../../_client/admin-words'

/** While a dish sounds like alcohol, and the form says neither for whom nor that it holds none. */
export function AlcoholProposal({ categories }: { categories: CategoryView[] }) {
  const words = useWords('menu')
  const box = useRef<HTMLDivElement>(null)
  const [alcohol, setAlcohol] = useState<Alcohol | null>(null)

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return undefined
    const look = () => setAlcohol(proposalIn(new FormData(form), categories))
    look()
    form.addEventListener('input', look)
    form.addEventListener('change', look)
    return () => {
      form.removeEventListener('input', look)
      form.removeEventListener('change', look)
    }
  }, [categories])

  function set(name: string, value: string) {
    const selector = `select[name="${name}"], input[name="${name}"][value="${value}"]`
    const field = box.current?.closest('form')?.querySelector<HTMLSelectElement | HTMLInputElement>(selector)
    if (field instanceof HTMLInputElement) field.checked = true
    else if (field) field.value = value
    field?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function take({ age, isDrink }: Alcohol) {
    set('minimum_age', String(age))
    if (isDrink) set('vat_class', 'standard')
  }

  return (
    <div ref={box} role="status">
      {alcohol && (
        <div className="rounded-card bg-ground-2 mb-5 px-4 py-3">
          <p>
            {fill(alcohol.isDrink ? words.alcoholDrink : words.alcoholWithFood, {
              age: words.minimumAgeNames[alcohol.age],
              rate: words.vatNames.standard,
            })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => take(alcohol)}>{words.alcoholTake}</Button>
            <Button look="plain" onClick={() => set('ingredient_kinds', 'alcohol_free')}>
              {words.alcoholDecline}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function proposalIn(typed: FormData, categories: readonly CategoryView[]): Alcohol | null {
  const category = categories.find(({ id }) => id === typed.get('category_id'))?.name ?? ''
  if (typed.getAll('ingredient_kinds').includes('alcohol_free')) return null
  const name = typed.get('name')
  const alcohol = typeof name === 'string' ? alcoholOf({ name, category }) : null
  const isFood = alcohol?.isDrink === true && typed.get('vat_class') === 'reduced'
  return typed.get('minimum_age') === '0' || isFood ? alcohol : null
}
