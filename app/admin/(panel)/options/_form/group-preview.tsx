import { useState } from 'react'
import type { AskedGroup, AskedItem } from '@/app/[locale]/(shop)/_choose/asked-item'
import { ChooseForm } from '@/app/[locale]/(shop)/_choose/choose-form'
import { useAskedItem } from '@/app/[locale]/(shop)/_choose/use-asked-item'
import { notify } from '@/app/_client/notices'
import { ScopeProvider, useScope } from '@/app/_client/scope'
import { Chip } from '@/app/_ui/button'
import { Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import type { ItemPrice } from '@/lib/menu/options/option-group'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords, useOfferedLanguages } from '../../../_client/admin-words'
import type { CustomerWords } from './customer-words'
import { exampleItem, exampleRappen, previewedItem } from './previewed-item'

interface GroupPreviewProps {
  group: AskedGroup
  dishes: readonly { id: string; name: string }[]
  prices: readonly ItemPrice[]
  guest: Partial<Record<Language, CustomerWords>>
}

/** The shop's own questions as customers see them, with the dish whose price they start from, in each language. */
export function GroupPreview({ group, dishes, prices, guest }: GroupPreviewProps) {
  const words = useWords('options')
  const scope = useScope()
  const offered = useOfferedLanguages()
  const [language, setLanguage] = useState(
    offered.find(({ code }) => code === scope.language)?.code ?? offered[0]?.code,
  )
  const [chosen, setChosen] = useState<string | null>(null)
  // The first where none is chosen, or the chosen one asks for the group no longer.
  const isThere = chosen === '' || dishes.some(({ id }) => id === chosen)
  const dishId = (isThere ? chosen : dishes[0]?.id) ?? ''
  const shown = language && guest[language]
  if (!shown) return null
  const { choose, island } = shown
  const example = fill(words.previewExample, { price: formatPrice(exampleRappen) })
  const sheet = { group, prices, words: choose }
  return (
    <section aria-label={words.preview} className="rounded-card border-line bg-card overflow-hidden border">
      <div className="border-line flex flex-col gap-3 border-b p-4">
        <h2 className="text-ink-soft text-sm font-semibold">{words.preview}</h2>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ code, name }) => (
            <Chip key={code} aria-pressed={code === language} onClick={() => setLanguage(code)}>
              {name}
            </Chip>
          ))}
        </div>
        <Select
          name="preview_dish"
          label={words.previewDish}
          value={dishId}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {dishes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{example}</option>
        </Select>
      </div>
      <ScopeProvider scope={{ ...scope, language, words: island }}>
        <div
          lang={languageFacts[language].tag}
          className="flex max-h-[max(24rem,calc(100dvh-16rem))] min-h-0 flex-col pt-4"
        >
          {dishId ? (
            <DishQuestions key={dishId} dishId={dishId} {...sheet} />
          ) : (
            <Questions dish={exampleItem(example, group)} {...sheet} />
          )}
        </div>
      </ScopeProvider>
    </section>
  )
}

interface QuestionsProps {
  group: AskedGroup
  prices: readonly ItemPrice[]
  words: CustomerWords['choose']
}

function DishQuestions({ dishId, words, ...rest }: QuestionsProps & { dishId: string }) {
  const { asking } = useAskedItem(dishId)
  if (typeof asking === 'object') return <Questions dish={asking} words={words} {...rest} />
  return (
    <p role="status" className="text-ink-soft px-5 pb-4">
      {asking === 'loading' ? words.loading : words.failed}
    </p>
  )
}

function Questions({ dish, group, prices, words }: QuestionsProps & { dish: AskedItem }) {
  const { previewOnly } = useWords('options')
  // The preselection follows from these; names and prices change while the choice stays.
  const { name: _name, name_en: _english, options, ...rule } = group
  const first = options.map(({ id, isDefault, available, soldOut }) => [id, isDefault, available, soldOut])
  return (
    <ChooseForm
      key={JSON.stringify([rule, first])}
      item={previewedItem(dish, group, prices)}
      words={words}
      place="sheet"
      onChosen={() => notify(previewOnly)}
    />
  )
}
