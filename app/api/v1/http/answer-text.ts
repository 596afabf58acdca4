import { z } from 'zod'

/** What a list's entries share, as dishes do option groups, is encoded once. */
export function answerText(schema: z.ZodType, answer: unknown): string {
  if (!isListOfThings(schema) || !Array.isArray(answer)) return JSON.stringify(schema.parse(answer))
  const texts: Texts = new Map()
  return `[${answer.map((entry: unknown) => entryText(schema.element, entry, texts)).join(',')}]`
}

type Texts = Map<unknown, string>
type ListOfThings = z.ZodArray<z.ZodObject>

function isListOfThings(schema: unknown): schema is ListOfThings {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject
}

function entryText(schema: z.ZodObject, entry: unknown, texts: Texts): string {
  const lists = listsIn(schema, entry)
  if (lists.size === 0) return JSON.stringify(schema.parse(entry))
  const parsed = schema.parse({ ...Object(entry), ...Object.fromEntries([...lists.keys()].map((name) => [name, []])) })
  const fields: string[] = []
  for (const [name, value] of Object.entries(parsed)) {
    const text = lists.get(name)?.(texts) ?? JSON.stringify(value)
    if (text !== undefined) fields.push(`"${name}":${text}`)
  }
  return `{${fields.join(',')}}`
}

function listsIn({ shape }: z.ZodObject, entry: unknown): Map<string, (texts: Texts) => string> {
  const lists = new Map<string, (texts: Texts) => string>()
  for (const [name, value] of Object.entries(Object(entry) as object)) {
    const schema = shape[name]
    if (Array.isArray(value) && value.length > 0 && isListOfThings(schema))
      lists.set(name, (texts) => listText(schema, value, texts))
  }
  return lists
}

function listText({ element }: ListOfThings, list: readonly unknown[], texts: Texts): string {
  return once(list, texts, () => {
    const things = list.map((thing) => once(thing, texts, () => JSON.stringify(element.parse(thing))))
    return `[${things.join(',')}]`
  })
}

function once(value: unknown, texts: Texts, write: () => string): string {
  const text = texts.get(value) ?? write()
  texts.set(value, text)
  return text
}
