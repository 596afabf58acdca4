import { useId, useMemo, useRef, useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { stored } from '@/app/_client/stored'
import { Button, Chip } from '@/app/_ui/button'
import { Icon } from '@/app/_ui/icon'
import { counted } from '@/lib/i18n/fill'
import { type DietFilter, fitOf, noDietFilter, parseDietFilter } from '@/lib/menu/declarations/diet-filter'
import { type Allergen, allergens, dietaryTags } from '@/lib/menu/limits'
import type { DietWords, FilteredItem } from './filtered-item-of'

/** The button stands in a row that wraps; its panel takes a row of its own. */
export function DietControl({ left, words }: { left: number; words: DietWords }) {
  const { language } = useScope()
  const [isOpen, setOpen] = useState(false)
  const filter = useDietFilter()
  const panel = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const count = filter.wanted.length + filter.avoided.length
  // On a phone the dishes lie below a long panel.
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Chip
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="min-h-12 gap-2 max-sm:px-4"
      >
        <Icon name="filter" className="size-5 max-sm:hidden" />
        {words.filter}
        {count > 0 && (
          <>
            <span className="bg-ink text-paper price grid size-6 place-items-center rounded-full text-sm">{count}</span>
            <span className="sr-only">{words.active}</span>
          </>
        )}
      </Chip>
      <div id={panel} hidden={!isOpen} className="rounded-card border-line bg-card basis-full border p-4 md:p-5">
        {isOpen && <Choices filter={filter} words={words} />}
        {count > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button look="ink" onClick={close}>
              {counted(words.showDishes, left, language)}
            </Button>
            <Chip onClick={() => setDietFilter(noDietFilter)}>{words.clearFilter}</Chip>
          </div>
        )}
      </div>
    </>
  )
}

function Choices({ filter, words }: { filter: DietFilter; words: DietWords }) {
  const { wanted, avoided } = filter
  return (
    <>
      <Group
        title={words.onlyDishes}
        options={dietaryTags}
        names={words.tagNames}
        chosen={wanted}
        onChange={(next) => setDietFilter({ wanted: next, avoided })}
      />
      <Group
        title={words.withoutAllergens}
        options={allergens}
        names={words.allergenNames}
        chosen={avoided}
        onChange={(next) => setDietFilter({ wanted, avoided: next })}
      />
      <p className="text-ink-soft mt-4 text-sm">{words.filterNote}</p>
    </>
  )
}

interface GroupProps<Code extends string> {
  title: string
  options: readonly Code[]
  names: Record<Code, string>
  chosen: readonly Code[]
  onChange: (chosen: Code[]) => void
}

function Group<Code extends string>({ title, options, names, chosen, onChange }: GroupProps<Code>) {
  function toggle(code: Code) {
    onChange(options.filter((option) => chosen.includes(option) !== (option === code)))
  }
  return (
    <fieldset className="mt-4 first:mt-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((code) => (
          <Chip
            key={code}
            aria-pressed={chosen.includes(code)}
            className="max-w-full px-4 text-left whitespace-normal!"
            onClick={() => toggle(code)}
          >
            {names[code]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Marks a menu item that a filter for allergens cannot judge. */
export function NotStated({ words }: { words: Pick<DietWords, 'notStated'> }) {
  return <p className="text-paprika-ink pt-4 text-sm font-semibold md:pt-0 md:pb-2">{words.notStated}</p>
}

interface Props {
  items: { id: string }[]
  unknown: ReadonlySet<string>
  words: DietWords
}

export function FitsInWords({ items, unknown, words }: Props) {
  const { language } = useScope()
  if (items.length === 0) return <span>{words.noneFit}</span>
  const toAsk = items.filter(({ id }) => unknown.has(id)).length
  const count = counted(words.results, items.length, language)
  return (
    <span>{toAsk === 0 ? count : `${count}. ${counted(words.notStatedCount, toAsk, language)} ${words.askUs}`}</span>
  )
}

interface Fits {
  /** Null without a filter. */
  shown: ReadonlySet<string> | null
  /** Undeclared ones among them, shown with a mark. */
  unknown: ReadonlySet<string>
}

export function useFits(items: FilteredItem[]): Fits {
  const filter = useDietFilter()
  return useMemo(() => {
    if (filter.wanted.length + filter.avoided.length === 0) return { shown: null, unknown: new Set() }
    const fits = items.map((item) => ({ id: item.id, fit: fitOf(filter, item) }))
    return {
      shown: new Set(fits.filter(({ fit }) => fit !== 'out').map(({ id }) => id)),
      unknown: new Set(fits.filter(({ fit }) => fit === 'unknown').map(({ id }) => id)),
    }
  }, [filter, items])
}

/** In DOM order, for screen readers and the keyboard. */
export function unknownLast<Item extends { id: string }>(items: Item[], unknown: ReadonlySet<string>): Item[] {
  if (unknown.size === 0) return items
  return [...items.filter(({ id }) => !unknown.has(id)), ...items.filter(({ id }) => unknown.has(id))]
}

/** Allergies are private: they stay on the device, and no address or call carries them. */
const dietFilter = stored('diet', parseDietFilter)

const useDietFilter = dietFilter.useValue
export const setDietFilter = dietFilter.write

export function useAvoided(): readonly Allergen[] {
  return useDietFilter().avoided
}

export function avoidAllergens(others: readonly Allergen[]): void {
  const { wanted, avoided } = dietFilter.read()
  setDietFilter({ wanted, avoided: allergens.filter((each) => avoided.includes(each) || others.includes(each)) })
}
