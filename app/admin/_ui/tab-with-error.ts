/** The open tab where it has an error or no other has one, else the first that has. */
export function tabWithError(
  tabs: readonly { key: string }[],
  wrong: readonly string[],
  open: string | undefined,
): string | undefined {
  if (wrong.length === 0 || (open !== undefined && wrong.includes(open))) return open
  return tabs.find(({ key }) => wrong.includes(key))?.key ?? open
}
