/** The forms on the page that hold what nobody has saved, and who asks before it is lost. */
const watched = new Map<HTMLFormElement, () => boolean>()
let asker: (() => Promise<boolean>) | null = null

/** Counts the form as unsaved while `isDirty` says so; gives back what ends that. */
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

/** Whether the page, or a part of it, may go; what was typed there is given up with a yes. */
export async function mayLeave(within: Node = document): Promise<boolean> {
  if (!hasUnsaved(within)) return true
  if (asker && !(await asker())) return false
  for (const form of watched.keys()) if (within.contains(form)) watched.delete(form)
  return true
}

/** What a form holds, as a text to compare. A chosen file is told by its name and size. */
export function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)]
  return JSON.stringify(
    entries.map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value]),
  )
}
