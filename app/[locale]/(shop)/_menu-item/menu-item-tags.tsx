import type { Texts } from '@/lib/i18n/texts'
import type { MenuItem } from '@/lib/menu/menu-item'

const herbal: readonly string[] = ['vegetarian', 'vegan']

export function MenuItemTags({ item, t }: { item: MenuItem; t: Texts }) {
  if (item.tags.length === 0 && item.minimumAge === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm font-semibold">
      {item.tags.map((tag) => (
        <li key={tag} className={herbal.includes(tag) ? 'text-herb' : 'text-ink-soft'}>
          {t.menu.tagNames[tag]}
        </li>
      ))}
      {item.minimumAge > 0 && <li className="text-ink-soft">{item.minimumAge}+</li>}
    </ul>
  )
}
