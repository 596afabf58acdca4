import { argument, form } from '@/lib/i18n/fill'

const piece = new RegExp(`${argument.source}|[^{}#]+`, 'g')

/** A catalogue with every text in brackets; what is put into a text at its `{places}` is left outside of them. */
export function bracketed<Part>(part: Part): Part {
  if (typeof part === 'string') return bracketedMessage(part) as Part
  if (Array.isArray(part)) return part.map(bracketed) as Part
  const entries = Object.entries(part as object).map(([key, inner]) => [key, bracketed(inner)])
  return Object.fromEntries(entries) as Part
}

function bracketedMessage(message: string): string {
  return message.replace(piece, (whole, name?: string, forms?: string) => {
    if (name === undefined) return `⟦${whole}⟧`
    return forms === undefined
      ? whole
      : whole.replace(form, (_, category, text) => `${category} {${bracketedMessage(text)}}`)
  })
}
