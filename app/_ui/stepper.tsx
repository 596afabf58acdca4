import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { mostOfOneItem } from '@/lib/orders/limits'
import { Icon } from './icon'

interface Props {
  item: string
  quantity: number
  onChange: (quantity: number) => void
  least?: number
  most?: number
}

interface FrameProps extends Omit<Props, 'onChange'> {
  words: Pick<Texts['island'], 'quantity' | 'quantityOf' | 'less' | 'more'>
  /** Absent where a listener further up handles the presses. */
  onChange?: Props['onChange']
}

export function Stepper(props: Props) {
  const { words } = useScope()
  return <StepperFrame {...props} words={words} />
}

export function StepperFrame({ item, quantity, words, onChange, least = 1, most = mostOfOneItem }: FrameProps) {
  return (
    <div role="group" aria-label={fill(words.quantityOf, { item })} className="stepper">
      <button
        type="button"
        data-step="-1"
        className="step"
        aria-label={words.less}
        disabled={quantity <= least}
        onClick={onChange && (() => onChange(quantity - 1))}
      >
        <Icon name="minus" />
      </button>
      <output className="price min-w-6 text-center" aria-label={words.quantity}>
        {quantity}
      </output>
      <button
        type="button"
        data-step="1"
        className="step"
        aria-label={words.more}
        disabled={quantity >= most}
        onClick={onChange && (() => onChange(quantity + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
