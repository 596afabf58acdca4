import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { ChoosableGroup } from '@/lib/menu/options/selection'
import type { AskedGroup } from './asked-item'
import { nameIn } from './choices-of'
import type { ChooseWords } from './choose-words'
import type { Choice } from './use-choice'

/** "Required · choose 1", "up to 3, the first 2 free". */
export function ruleOf(group: ChoosableGroup, words: ChooseWords, language: Language): string {
  const { freeUnits } = group
  const free = freeUnits > 0 && counted(words.free, freeUnits, language)
  return [howMany(group, words), free].filter(Boolean).join(', ')
}

function howMany({ minUnits, maxUnits }: ChoosableGroup, words: ChooseWords): string {
  const values = { min: minUnits, max: maxUnits ?? '' }
  if (minUnits === 0) return maxUnits === null ? words.anyNumber : fill(words.upTo, values)
  if (maxUnits === minUnits) return fill(words.exactly, values)
  return maxUnits === null ? fill(words.atLeast, values) : fill(words.between, values)
}

/** What of a group was chosen and has sold out since; null: nothing. */
export function soldOutOf({ id }: AskedGroup, { problems }: Choice, words: ChooseWords, language: Language) {
  const soldOut = problems.find((problem) => problem.code === 'option_sold_out' && problem.group.id === id)
  if (soldOut?.code !== 'option_sold_out') return null
  return fill(words.optionSoldOut, { option: nameIn(soldOut.option, language) })
}

/** What is wrong with how much is chosen of a group; null while it is well. */
export function faultOf(group: AskedGroup, { problems, chosen }: Choice, words: ChooseWords, language: Language) {
  const isWrong = problems.some((problem) => problem.code === 'options_invalid' && problem.group.id === group.id)
  if (!isWrong) return null
  const mine = chosen.filter((one) => one.group.id === group.id)
  const missing = group.minUnits - mine.reduce((sum, { units }) => sum + units, 0)
  return missing > 0 ? counted(words.missing, missing, language) : words.tooMany
}
