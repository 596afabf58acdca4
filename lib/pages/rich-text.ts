/** All that a text of the owner can be: anything else is never shown. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'fact'; name: FactName }
  | { type: 'break' }
  | { type: 'strong'; children: Inline[] }
  | { type: 'em'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }

export type Block =
  | { type: 'heading'; depth: number; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; start: number | null; items: Block[][] }
  | { type: 'rule' }
  /** Where the retention table stands on the privacy page. */
  | { type: 'retention' }

export type ProblemCode =
  | 'html'
  | 'image'
  | 'link'
  | 'code'
  | 'quote'
  | 'reference'
  | 'main_heading'
  | 'deep_list'
  | 'unknown_fact'
  | 'only_sentences'

export interface TextProblem {
  line: number
  code: ProblemCode
  found: string
}

const allowed = [
  /^https?:\/\/[^\s\\]+$/i,
  /^mailto:[^\s\\@]+@[^\s\\@]+$/i,
  /^tel:\+?[\d.()-]+$/i,
  // Inside the shop; two slashes would lead to another host, and browsers read a backslash as one.
  /^\/(?![/\\])[^\s\\]*$/,
]

export function isSafeUrl(url: string): boolean {
  return allowed.some((pattern) => pattern.test(url))
}

/** What a text may name in braces: `{shop}`. */
export const factNames = [
  'shop',
  'owner',
  'vat_number',
  'street',
  'place',
  'city',
  'address',
  'email',
  'phone',
  'minutes',
  'preorder_minutes',
  'reject_minutes',
  'minimum',
  'delivery_minimum',
  'online',
  'account',
] as const

export type FactName = (typeof factNames)[number]
