import type { FactName } from './facts'

/** All that a text of the owner can be: what is not here is never shown, whatever is written. */
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
  /** Where the page about privacy says how long what is kept. */
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

/** Why a text is not saved. */
export interface TextProblem {
  /** Counted from 1. */
  line: number
  code: ProblemCode
  /** What stands there. */
  found: string
}
