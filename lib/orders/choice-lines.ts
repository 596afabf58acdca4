import { fill } from '@/lib/i18n/fill'

export interface ChoiceWords {
  times: string
  each: string
  ofGroup: string
}

export interface Choice {
  /** In the language of the reader. */
  name: string
  /** Units per dish. */
  quantity: number
  /** The one of its group that had to be chosen. */
  isOnlyOne: boolean
  /** In the same language; empty: nobody has kept it. */
  group: string
  /** Another group of the dish offers the same. */
  isAmbiguous: boolean
}

/**
 * What was chosen with `dishes` of one kind, a line each. "2 ×" below "3 × Menü" is misread in every kitchen, so that a
 * number says "each" as soon as there are several dishes, and what had to be chosen has none. Nobody knows which of two
 * "Ketchup" goes where, so that a group is said where its choice could be that of another one.
 */
export function choiceLines(choices: readonly Choice[], dishes: number, words: ChoiceWords): string[] {
  return choices.map((choice) => {
    const line = withUnits(choice, dishes, words)
    return isGroupSaid(choice, choices) ? fill(words.ofGroup, { group: choice.group, choice: line }) : line
  })
}

function withUnits({ name, quantity, isOnlyOne }: Choice, dishes: number, words: ChoiceWords): string {
  if (isOnlyOne || (dishes === 1 && quantity === 1)) return name
  return fill(dishes === 1 ? words.times : words.each, { count: quantity, name })
}

function isGroupSaid({ name, group, isAmbiguous }: Choice, all: readonly Choice[]): boolean {
  return group !== '' && (isAmbiguous || all.some((other) => other.group !== group && other.name === name))
}

interface Line {
  name: string
  quantity: number
  note: string
  menuItemId: string | null
  options: readonly { optionId: string; quantity: number }[]
}

/** The lines of an order as they are cooked: what is equal in every choice is one line. */
export function cookedLines<Item extends Line>(lines: readonly Item[]): Item[] {
  const cooked = new Map<string, Item>()
  for (const line of lines) {
    const chosen = line.options.map(({ optionId, quantity }) => [optionId, quantity])
    const key = JSON.stringify([line.menuItemId, line.name, line.note, chosen])
    const same = cooked.get(key)
    cooked.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  return [...cooked.values()]
}
