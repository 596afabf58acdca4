import type { ReactNode } from 'react'
import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { formatVolume } from '@/lib/i18n/format'
import { ingredientName } from '@/lib/i18n/ingredients'
import { factsOf, originsInWords } from '@/lib/menu/items/facts-of'
import type { MenuItem } from '@/lib/menu/items/menu-item'

interface Props {
  part: Pick<MenuItem, 'allergens' | 'origins' | 'productionMethods' | 'volumeMl' | 'minimumAge'>
  locale: Pick<PageLocale, 't' | 'language'>
  phone: string
  look?: { list: string; entry: string }
}

/** The declarations that the law demands, alike on the dish's page and on the counter's sheet. */
export function StatedFacts({ part, locale, phone, look }: Props) {
  const { t, language } = locale
  const { menu } = t
  const { origins, methods } = factsOf(part)
  const nameOf = (ingredient: string) => ingredientName(ingredient, language)
  const entries: [term: string, said: ReactNode][] = [
    [menu.allergens, allergensInWords(part.allergens, { locale, phone })],
    [menu.volume, part.volumeMl !== null && formatVolume(part.volumeMl, language)],
    [menu.origins, originsInWords(origins, { language, nameOf })],
    [menu.methods, methods.map((method) => menu.methodNames[method]).join('; ')],
    [`${part.minimumAge}+`, part.minimumAge > 0 && fill(menu.minimumAge, { age: part.minimumAge })],
  ]
  return (
    <dl className={look?.list}>
      {entries
        .filter(([, said]) => Boolean(said))
        .map(([term, said]) => (
          <div key={term} className={look?.entry}>
            <dt className="font-semibold">{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
    </dl>
  )
}

function allergensInWords(
  allergens: Props['part']['allergens'],
  { locale, phone }: Pick<Props, 'locale' | 'phone'>,
): string {
  const { menu } = locale.t
  if (allergens === null) return fill(menu.allergensUnknown, { phone })
  if (allergens.length === 0) return menu.noAllergens
  return allergens.map((allergen) => menu.allergenNames[allergen]).join(', ')
}
