/** A style sheet, taken apart by scripts/launch/build/split-styles.ts. */
export interface SplitStyles {
  rules: Rule[]
  /** Animations and registered properties: needed where a needed rule mentions them. */
  mentioned: { name: string; text: string }[]
}

export type Rule =
  | { text: string; /** Per selector, what must be in the page: `.class`, `element`. */ needs: string[][] }
  | { head: string; rules: Rule[] }

/** The part of a style sheet that a page with these elements and classes needs, in the sheet's own order. */
export function usedRules({ rules, mentioned }: SplitStyles, present: ReadonlySet<string>): string {
  const text = textOf(rules, present)
  return text + mentioned.flatMap((one) => (text.includes(one.name) ? one.text : [])).join('')
}

function textOf(rules: readonly Rule[], present: ReadonlySet<string>): string {
  return rules.map((rule) => ('head' in rule ? blockOf(rule, present) : ruleOf(rule, present))).join('')
}

function blockOf({ head, rules }: { head: string; rules: Rule[] }, present: ReadonlySet<string>): string {
  const text = textOf(rules, present)
  return text && `${head}{${text}}`
}

function ruleOf({ text, needs }: { text: string; needs: string[][] }, present: ReadonlySet<string>): string {
  return needs.some((all) => all.every((one) => present.has(one))) ? text : ''
}

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/** Elements and classes of a document, as the rules name them. */
export function presentIn(html: string): Set<string> {
  const present = new Set<string>(html.includes(' data-tone=') ? ['[data-tone'] : [])
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/g)) present.add(element)
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const names = list.replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity).split(/\s+/)
    for (const name of names) present.add(`.${name}`)
  }
  return present
}
