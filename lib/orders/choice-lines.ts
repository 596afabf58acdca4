import { fill } from '@/lib/i18n/fill'

export interface ChoiceWords {
  times: string
  each: string
  ofGroup: string
}

export interface Choice {
  name: string
  quantity: number
  /** The one of its group that had to be chosen. */
  isOnlyOne: boolean
  /** In the same language; empty: unknown. */
  group: string
  /** Another group of the dish offers the same. */
  isAmbiguous: boolean
}

/** A choice under several dishes needs "each"; a choice that another group offers too is named with its group. */
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

/** Two lines that differ only by number are easily cooked as one. Each with the lines that it stands for. */
export function cookedLines<Item extends Line>(lines: readonly Item[]): (Item & { lines: Item[] })[] {
  const cooked = new Map<string, Item & { lines: Item[] }>()
  for (const line of lines) {
    const chosen = line.options.map(({ optionId, quantity }) => [optionId, quantity])
    const key = JSON.stringify([line.menuItemId, line.name, line.note, chosen])
    const same = cooked.get(key) ?? { ...line, quantity: 0, lines: [] }
    cooked.set(key, { ...same, quantity: same.quantity + line.quantity, lines: [...same.lines, line] })
  }
  return [...cooked.values()]
}
