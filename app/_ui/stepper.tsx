import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { mostOfOneItem } from '@/lib/orders/limits'
import { Icon } from './icon'

interface Props {
  item: string
  quantity: number
  onChange: (quantity: number) => void
  least?: number
  most?: number
}

const step = 'grid size-11 place-items-center rounded-full disabled:opacity-35 hover:not-disabled:bg-paper'

export function Stepper({ item, quantity, onChange, least = 1, most = mostOfOneItem }: Props) {
  const { words } = useScope()
  return (
    <div
      role="group"
      aria-label={fill(words.quantityOf, { item })}
      className="border-control bg-card inline-flex items-center rounded-full border"
    >
      <button
        type="button"
        className={step}
        aria-label={words.less}
        disabled={quantity <= least}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="price min-w-6 text-center" aria-label={words.quantity}>
        {quantity}
      </output>
      <button
        type="button"
        className={step}
        aria-label={words.more}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
