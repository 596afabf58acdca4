/**
 * The order after an import. Who is in the file comes in the file's order, on the places that they have among the
 * others; who is new stands behind its predecessor in the file, or last.
 */
export function mergedOrder(current: readonly string[], inFile: readonly string[]): string[] {
  const isCurrent = new Set(current)
  const isInFile = new Set(inFile)
  const known = inFile.filter((id) => isCurrent.has(id))
  const last: string[] = []
  const behind = new Map<string, string[]>()
  let predecessor: string | null = null
  for (const id of inFile) {
    if (isCurrent.has(id)) predecessor = id
    else if (predecessor === null) last.push(id)
    else behind.set(predecessor, [...(behind.get(predecessor) ?? []), id])
  }
  let next = 0
  const places = current.map((id) => (isInFile.has(id) ? (known[next++] ?? id) : id))
  return [...places.flatMap((id) => [id, ...(behind.get(id) ?? [])]), ...last]
}
