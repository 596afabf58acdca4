import { MenuItemRow } from '../../_menu-item/menu-item-row'
import type { CardScope } from '../../_menu-item/card-scope'
import type { ShownItem } from '../../_menu-item/shown-item'

interface Props {
  others: ShownItem[]
  tint: string
  title: string
  scope: CardScope
}

export function Neighbours({ others, tint, title, scope }: Props) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="neighbours" className="pt-8 md:col-span-2 md:pt-12">
      <h2 id="neighbours" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {others.map((item) => (
          <li key={item.id}>
            <MenuItemRow item={item} tint={tint} scope={scope} />
          </li>
        ))}
      </ul>
    </section>
  )
}
