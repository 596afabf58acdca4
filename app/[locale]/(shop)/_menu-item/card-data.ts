import type { ShownItem } from './shown-item'

/** What the cart needs of an item and what its card does not show: card.ts reads both. */
export function cardData({ id, price, minimum_age, volume_ml, mustChoose, defaults }: ShownItem) {
  return {
    'data-item': id,
    'data-price': price,
    'data-age': minimum_age || undefined,
    'data-volume': volume_ml ?? undefined,
    'data-choose': mustChoose && '',
    'data-defaults': defaults && JSON.stringify(defaults),
  }
}
