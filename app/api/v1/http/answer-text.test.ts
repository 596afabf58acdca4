import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerText } from './answer-text'
import { toWire } from './wire'

let looks = 0
const option = z.object({
  id: z.string().refine(() => {
    looks += 1
    return true
  }),
  price: z.number(),
})
const group = z.object({ id: z.string(), options: z.array(option), note: z.string().optional() })
const dish = z.object({
  id: z.string(),
  price: z.number(),
  groups: z.array(group),
  tags: z.array(z.string()),
  sold_out_until: z.string().nullable(),
})
const menu = z.array(dish)

const groups = [1, 2, 3].map((number) => ({
  id: `group ${number} "so"`,
  secret: 'never leaves',
  options: [1, 2].map((one) => ({ id: `${number}.${one}`, priceRappen: 50 * one })),
}))
const dishes = Array.from({ length: 300 }, (_, number) => ({
  soldOutUntil: number % 2 ? null : new Date(number * 1e9),
  id: `"groups":[] ${number}`,
  priceRappen: 100 + number,
  groups: number % 5 ? groups.slice(number % 3) : [],
  tags: ['vegan'],
}))

test('says the same as if every dish were written by itself', () => {
  const wire = toWire(menu, dishes)
  expect(answerText(menu, wire)).toBe(JSON.stringify(menu.parse(wire)))
  expect(answerText(dish, toWire(dish, dishes[1]))).toBe(JSON.stringify(dish.parse(toWire(dish, dishes[1]))))
  expect(answerText(menu, [])).toBe('[]')
})

test('what many dishes share is looked at once, however many they are', () => {
  looks = 0
  answerText(menu, toWire(menu, dishes))
  expect(looks).toBe(6)
})

test('an answer that its schema refuses is not sent, wherever it is wrong', () => {
  const wrong = { ...groups[0], options: [{ id: 'x', priceRappen: 'free' }] }
  const wire = toWire(menu, [dishes[0], { ...dishes[1], groups: [wrong] }])
  expect(() => answerText(menu, wire)).toThrow(z.ZodError)
  expect(() => answerText(menu, [{ ...(toWire(dish, dishes[0]) as object), price: null }])).toThrow(z.ZodError)
})
