import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { formatPrice, toRappen } from '@/lib/platform/values/money'
import { ruleInWords } from '../rule-in-words'
import type { SentGroup, SentOption } from './sent-group'

type Words = AdminTexts['options']

/** A sentence for each change that a customer with the group in an open cart would notice. */
export function cartChanges(
  before: SentGroup,
  after: SentGroup,
  words: Words,
  sizeNames: ReadonlyMap<string, string>,
): string[] {
  const optionsAfter = new Map(after.options.map((option) => [option.id, option]))
  const known = new Set(before.options.map(({ id }) => id))
  const added = after.options.filter((option) => !known.has(option.id) && option.is_default)
  return [
    ...(before.pricing === after.pricing ? [] : [words.cartPricing]),
    ...ruleChanges(before, after, words),
    ...before.options.flatMap((option) => {
      const now = optionsAfter.get(option.id)
      return now ? optionChanges(option, now, words, sizeNames) : [fill(words.cartRemoved, { name: option.name })]
    }),
    ...added.map(({ name }) => fill(words.cartDefault, { name })),
  ]
}

function ruleChanges(before: SentGroup, after: SentGroup, words: Words): string[] {
  const isTighter =
    after.min_units > before.min_units ||
    (after.max_units ?? Infinity) < (before.max_units ?? Infinity) ||
    after.max_each < before.max_each
  const [from, to] = [before, after].map((group) => ruleInWords({ ...group, free_units: 0 }, words))
  return [
    ...(isTighter ? [fill(words.cartRule, { from: from ?? '', to: to ?? '' })] : []),
    ...(before.free_units === after.free_units
      ? []
      : [fill(words.cartFree, { from: before.free_units, to: after.free_units })]),
  ]
}

function optionChanges(
  before: SentOption,
  { name, ...after }: SentOption,
  words: Words,
  sizeNames: ReadonlyMap<string, string>,
): string[] {
  const changes: string[] = []
  if (before.price !== after.price)
    changes.push(fill(words.cartPrice, { name, from: priceIn(before.price), to: priceIn(after.price) }))
  if (before.is_default !== after.is_default)
    changes.push(fill(after.is_default ? words.cartDefault : words.cartNoDefault, { name }))
  const [pricesBefore, pricesAfter] = [before, after].map(
    ({ size_prices: prices }) => new Map(prices.map((row) => [row.size_id, row.price])),
  )
  for (const id of new Set([...(pricesBefore?.keys() ?? []), ...(pricesAfter?.keys() ?? [])])) {
    const [from = before.price, to] = [pricesBefore?.get(id), pricesAfter?.get(id)]
    if (from === to) continue
    const size = sizeNames.get(id) ?? ''
    changes.push(
      to === undefined
        ? fill(words.cartPriceBack, { name, size })
        : fill(words.cartPriceWith, { name, size, from: priceIn(from), to: priceIn(to) }),
    )
  }
  return changes
}

function priceIn(typed: string): string {
  const rappen = toRappen(typed)
  return rappen === null ? typed : formatPrice(rappen)
}
