import { allergensOf } from '@/lib/menu/options/option-group'
import type { Declared } from './diet-filter'
import { select, type ChoosableGroup, type ChoosableOption } from './options/selection'
import type { Allergen, DietaryTag } from './limits'

interface DeclaredOption extends ChoosableOption {
  /** Null: not stated. */
  allergens: readonly Allergen[] | null
  allergensTakenAway: readonly Allergen[]
}

interface DeclaredItem {
  tags: readonly DietaryTag[]
  allergens: readonly Allergen[] | null
  optionGroups: readonly ChoosableGroup<DeclaredOption>[]
}

/**
 * What a filter judges a menu item by: its default choice. What somebody has to ask for, such as "without cheese", makes
 * nothing safe, and where there is no default, nobody knows yet what an option will bring.
 */
export function declaredOf({ tags, allergens, optionGroups }: DeclaredItem): Declared {
  const { chosen, problems } = select(optionGroups)
  const open = problems.flatMap((problem) => ('group' in problem ? problem.group.options : []))
  const contains = open.some((option) => option.allergens === null) ? null : allergensOf({ allergens }, chosen)
  const mayContain = new Set(open.flatMap((option) => option.allergens ?? []))
  return {
    ...(tags.length > 0 && { marks: tags.join(' ') }),
    ...(contains && { contains: contains.join(' ') }),
    ...(contains && mayContain.size > 0 && { mayContain: [...mayContain].join(' ') }),
  }
}
