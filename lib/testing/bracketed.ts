/** A catalogue with every text in brackets; what is put into a text at its `{places}` is left outside of them. */
export function bracketed<Part>(part: Part): Part {
  if (typeof part === 'string') return part.replace(/(\{\w+\})|[^{}]+/g, (text, value) => value ?? `⟦${text}⟧`) as Part
  if (Array.isArray(part)) return part.map(bracketed) as Part
  const entries = Object.entries(part as object).map(([key, inner]) => [key, bracketed(inner)])
  return Object.fromEntries(entries) as Part
}
