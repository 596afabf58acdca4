import { addToCart, changeLine, readCart, useCart } from '@/app/_client/cart/cart'
import type { CartChoice, CartEntry } from '@/app/_client/cart/cart-entry'
import { closeChooser, type AskedChoice } from '@/app/_client/chooser'
import { useScope } from '@/app/_client/scope'
import { tellAdded } from '@/app/_client/cart/tell-added'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Picture } from '@/app/_ui/picture'
import { mustBeAsked, select } from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import { tagWords } from '../_menu-item/card-item'
import { MenuItemTags } from '../_menu-item/item-name'
import { OfferedDishes, type OfferedDish } from '../_menu-item/offered-dishes'
import { SellingTimes } from '../_menu-item/selling-times'
import type { AskedItem } from './asked-item'
import { ChooseForm } from './choose-form'
import type { ChooseWords } from './choose-words'
import { chosenLine } from './chosen-line'
import { useAskedItem } from './use-asked-item'

/** By item, what was chosen in a sheet that was closed, until it is added or the page is loaded anew. */
const unfinished = new Map<string, CartChoice>()

interface Props {
  asked: AskedChoice | null
  words: ChooseWords
}

export function ChooseDialog({ asked, words }: Props) {
  return (
    <Dialog title={asked?.item.name ?? ''} isOpen={asked !== null} onClose={closeChooser} isSheet>
      {asked && <Questions asked={asked} words={words} />}
    </Dialog>
  )
}

function Questions({ asked, words }: { asked: AskedChoice; words: ChooseWords }) {
  const { words: shared } = useScope()
  const { item, quantity, cartKey } = asked
  const { asking, retry } = useAskedItem(item.id)
  const picture = item.image && (
    <Picture image={item.image} tint="bg-ground-2" place="dish" eager className="sheet-picture" />
  )
  function onChosen(line: CartEntry) {
    closeChooser()
    unfinished.delete(item.id)
    const isWhole = cartKey ? changeLine(cartKey, line) : addToCart(line.item, line.quantity, line)
    const done = cartKey ? words.changed : shared.added
    tellAdded(item.name, isWhole, { ...shared, added: done })
  }
  if (typeof asking === 'object') {
    const before = cartKey ? readCart()[cartKey] : undefined
    return (
      <ChooseForm
        item={asking}
        place="sheet"
        {...{ words, quantity, before, onChosen }}
        after={!before && <Partners of={asking} title={words.goesWith} />}
        {...(!before && {
          remembered: unfinished.get(item.id),
          onChange: ({ options, note }) => unfinished.set(item.id, { options, note }),
        })}
      >
        {picture}
        <About item={asking} asked={asked} words={words} />
      </ChooseForm>
    )
  }
  return (
    <div className="px-5 md:px-6">
      {picture}
      <p role="status" className="text-ink-soft">
        {asking === 'loading' ? words.loading : asking === 'unknown' ? words.unknown : words.failed}
      </p>
      {asking === 'failed' && (
        <Button look="outline" className="mt-4" onClick={retry}>
          {shared.retry}
        </Button>
      )}
    </div>
  )
}

interface AboutProps {
  item: AskedItem
  asked: Pick<AskedChoice, 'sold' | 'mark'>
  words: ChooseWords
}

/** What one is about to buy, as on the page of the dish. */
function About({ item, asked: { sold, mark }, words }: AboutProps) {
  return (
    <div className="mb-6 grid gap-2 wrap-anywhere empty:hidden">
      {item.description && <p>{item.description}</p>}
      <MenuItemTags item={{ mark, ...tagWords(item.tags, item.minimumAge, words.tagNames) }} />
      <SellingTimes sold={sold} isOrdering />
    </div>
  )
}

const mostOffered = 3

/** Only what one tap adds: another sheet would take the place of this one, whose dish is not in the cart yet. */
function Partners({ of: { goesWith = [] }, title }: { of: AskedItem; title: string }) {
  const inCart = new Set(Object.values(useCart()).map(({ item }) => item.id))
  const left = goesWith.filter(({ id }) => !inCart.has(id)).flatMap(withDefaults)
  return <OfferedDishes dishes={left.slice(0, mostOffered)} title={title} />
}

function withDefaults(item: AskedItem): OfferedDish[] {
  const selection = select(item.optionGroups)
  if (mustBeAsked(item.optionGroups, selection)) return []
  const { unitRappen } = unitPrice(item, selection.chosen)
  const line = chosenLine(item, { chosen: selection.chosen, unitRappen }, '')
  return [{ ...line.item, defaults: line.options }]
}
