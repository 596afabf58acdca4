import { ChooseForm } from '@/app/[locale]/(shop)/_choose/choose-form'
import type { ChooseWords } from '@/app/[locale]/(shop)/_choose/choose-words'
import { useAskedItem } from '@/app/[locale]/(shop)/_choose/use-asked-item'
import type { CartEntry } from '@/app/_client/cart/cart-entry'
import { ScopeProvider, useScope } from '@/app/_client/scope'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../../_client/admin-words'

export interface AskedDishLine {
  id: string
  name: string
  /** The line that is being changed. */
  key?: string
}

interface AskedDishProps {
  asked: AskedDishLine | null
  before: CartEntry | undefined
  words: ChooseWords
  onClose: () => void
  onChosen: (entry: CartEntry) => void
}

/** The questions that guests are asked, under the same rules. */
export function AskedDish({ asked, onClose, ...rest }: AskedDishProps) {
  return (
    <Dialog title={asked?.name ?? ''} isOpen={asked !== null} onClose={onClose} isSheet>
      {asked && <Questions id={asked.id} {...rest} />}
    </Dialog>
  )
}

function Questions({ id, before, words, onChosen }: Omit<AskedDishProps, 'asked' | 'onClose'> & { id: string }) {
  const scope = useScope()
  const { add, addOf } = useWords('phoneOrder')
  const { asking } = useAskedItem(id)
  if (typeof asking === 'object')
    return (
      <ScopeProvider scope={{ ...scope, words: { ...scope.words, addToCart: add, addOf } }}>
        <ChooseForm item={asking} place="sheet" quantity={before?.quantity ?? 1} {...{ words, before, onChosen }} />
      </ScopeProvider>
    )
  return (
    <p role="status" className="text-ink-soft px-5 pb-5">
      {words[asking]}
    </p>
  )
}
