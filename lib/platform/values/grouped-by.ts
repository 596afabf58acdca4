/** As Map.groupBy, which Node 20 lacks. */
export function groupedBy<Key, Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): ReadonlyMap<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
