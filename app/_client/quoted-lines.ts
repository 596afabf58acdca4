import type { QuoteAnswer } from '@/lib/orders/answers'

type Problem = QuoteAnswer['problems'][number]

export interface QuotedLine {
  /** Null: it is not on the menu. */
  line: QuoteAnswer['lines'][number] | null
  problems: Problem[]
}

/** By the key of the cart's entry; an entry that came later is not among them. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>

/** Whom the answer to the lines of these keys is about, in their order; what is unknown has no line in it. */
export function quotedLines(keys: readonly string[], { lines, problems }: QuoteAnswer): QuotedLines {
  const isUnknown = (index: number) =>
    problems.some((problem) => is(problem, 'item_unknown') && problem.index === index)
  const known = lines.values()
  return new Map(
    keys.map((key, index): [string, QuotedLine] => {
      const line = isUnknown(index) ? null : (known.next().value ?? null)
      // That a dish is sold out is said once, at its first line.
      const isMine = (problem: Problem) =>
        problem.index === index || (is(problem, 'item_sold_out') && problem.item === line?.name)
      return [key, { line, problems: problems.filter(isMine) }]
    }),
  )
}

function is({ code }: Problem, wanted: Problem['code']): boolean {
  return code === wanted
}
