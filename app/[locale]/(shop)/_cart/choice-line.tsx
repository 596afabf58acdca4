import { removeFromCart } from '@/app/_client/cart/cart'
import type { ChoiceChange } from '@/app/_client/cart/cart-changes'
import type { CartEntry, CartOption } from '@/app/_client/cart/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { textIn } from '@/lib/i18n/text-fields'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  cartKey: string
  entry: CartEntry
  change: ChoiceChange
  words: Texts['cart']
}

export const link = 'min-h-11 px-1 font-semibold underline underline-offset-4'

export function ChoiceLine({ cartKey, entry, change, words }: Props) {
  const { item, quantity } = entry
  return (
    <div role="alert" className="rounded-field bg-fault mt-2 px-4 py-2">
      <Reasons item={item.name} change={change} words={words} />
      <p className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          aria-label={fill(words.changeOf, { item: item.name })}
          className={link}
          onClick={() => openChooser({ item, quantity, cartKey })}
        >
          {words.change}
        </button>
        <RemoveLine item={item.name} {...{ cartKey, words }} />
      </p>
    </div>
  )
}

interface RemoveLineProps {
  cartKey: string
  item: string
  words: Pick<Texts['cart'], 'remove' | 'removeOf'>
}

export function RemoveLine({ cartKey, item, words }: RemoveLineProps) {
  return (
    <button
      type="button"
      aria-label={fill(words.removeOf, { item })}
      className={link}
      onClick={() => removeFromCart(cartKey)}
    >
      {words.remove}
    </button>
  )
}

function Reasons({ item, change, words }: { item: string } & Pick<Props, 'change' | 'words'>) {
  const { language } = useScope()
  const named = (options: CartOption[]) => options.map((option) => textIn('name', option, language)).join(', ')
  const { soldOut, unknown, tooFew } = change
  const reasons = [
    soldOut.length > 0 && fill(words.optionsSoldOut, { item, options: named(soldOut) }),
    unknown.length > 0 && fill(words.optionsUnknown, { item, options: named(unknown) }),
    ...tooFew.map(({ option, left }) => fill(words.tooFewOf, { item, option: named([option]), count: left })),
  ].filter((reason) => reason !== false)
  if (reasons.length === 0) reasons.push(fill(words.choicesChanged, { item }))
  return reasons.map((reason) => (
    <p key={reason} className="font-semibold">
      {reason}
    </p>
  ))
}
