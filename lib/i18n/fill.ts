/** Puts values into `{name}` placeholders. The catalogues hold plain strings, because functions cannot travel to the browser. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

export interface Counted {
  one: string
  other: string
}

/** Both languages know two forms; `{count}` is filled in. */
export function counted(words: Counted, count: number): string {
  return fill(count === 1 ? words.one : words.other, { count })
}
