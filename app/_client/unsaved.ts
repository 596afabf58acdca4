const watched = new Map<HTMLFormElement, () => boolean>()
let asker: (() => Promise<boolean>) | null = null

export function watchForm(form: HTMLFormElement, isDirty: () => boolean): () => void {
  watched.set(form, isDirty)
  return () => {
    watched.delete(form)
  }
}

export function askWith(ask: () => Promise<boolean>): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

export function hasUnsaved(within: Node = document): boolean {
  return [...watched].some(([form, isDirty]) => within.contains(form) && isDirty())
}

export async function confirmLeave(within: Node = document): Promise<boolean> {
  if (!hasUnsaved(within)) return true
  if (asker && !(await asker())) return false
  for (const form of watched.keys()) if (within.contains(form)) watched.delete(form)
  return true
}

/** For comparison; a file by its name and size. */
export function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)]
  return JSON.stringify(
    entries.map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value]),
  )
}
