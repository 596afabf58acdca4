const narrowSpace = '\u202F'

/**
 * French puts a narrow space that does not break before ; : ! ? % and inside of « ». The texts are written with an
 * ordinary one, so that whoever edits them sees what he types.
 */
export function typeset<Part>(part: Part): Part {
  if (typeof part === 'string') return part.replace(/ (?=[;:!?%»])|(?<=«) /g, narrowSpace) as Part
  if (Array.isArray(part)) return part.map(typeset) as Part
  const entries = Object.entries(part as object).map(([key, inner]) => [key, typeset(inner)])
  return Object.fromEntries(entries) as Part
}
