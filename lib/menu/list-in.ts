/**
 * The list that a form field carries: `["a","b"]`, the field repeated, or one plain value; objects as JSON each.
 * Null where nothing is stated. What cannot be read stays as it is, for the schema to refuse.
 */
export function listIn(field: unknown): unknown {
  if (field === '' || field === 'null') return null
  if (Array.isArray(field)) return field.map(objectIn)
  if (typeof field !== 'string') return field
  return field.trimStart().startsWith('[') ? parsed(field) : [objectIn(field)]
}

function objectIn(value: unknown): unknown {
  return typeof value === 'string' && value.trimStart().startsWith('{') ? parsed(value) : value
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
