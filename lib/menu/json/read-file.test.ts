import { describe, expect, test } from 'vitest'
import { readMenuFile } from './read-file'

describe('a file like no menu is refused without a fault', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `"a${at}":1`).join()
  const options = (sizes: string) => Array.from({ length: 12 }, () => `{"name":"x"${sizes}}`).join()
  const sizes = `,"size_prices":[${Array.from({ length: 12 }, () => '{"size":{"name":"x"},"price":1}').join()}]`
  test.each([
    ['brackets', 'broken_json', '['.repeat(3_000_000)],
    ['lists in an entry', 'broken_json', `{"version":1,"items":[${'['.repeat(2_900_000)}`],
    ['things in things', 'invalid', `{"version":1,"items":${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}}`],
    [
      'things in an item',
      'more_than_a_menu',
      `{"version":1,"items":[${'{"name":'.repeat(300_000)}1${'}'.repeat(300_000)}]}`,
    ],
    ['many unknown fields', 'unknown_field', `{"version":1,${many(130_000)}}`],
    ['an item of many fields', 'unknown_field', `{"version":1,"items":[{"name":"x",${many(130_000)}}]}`],
    ['many origins', 'out_of_range', `{"version":1,"items":[{"name":"x","origins":[${'{},'.repeat(600_000)}{}]}]}`],
    [
      'many sizes',
      'more_than_a_menu',
      `{"version":1,"option_groups":[${`{"name":"x","options":[${options(sizes)}]},`.repeat(300)}{"name":"x"}]}`,
    ],
    ['a table', 'broken_json', `type;item\n${'x;y\n'.repeat(400_000)}`],
    [
      'one byte that is no text',
      'broken_text',
      Buffer.from('{"version":1,"items":[{"name":"Grün K\u00e4se"}]}').fill(0xe4, 40, 41),
    ],
  ])('%s', async (_what, code, text) => {
    const { problems } = await readMenuFile(Buffer.from(text as string))
    expect(problems[0]?.code).toBe(code)
  })
})
