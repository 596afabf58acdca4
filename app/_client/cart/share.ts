import { notify } from '../notices'

interface Shared {
  title: string
  url: string
}

/** The device's share sheet, else the clipboard, else the link as text. */
export async function share({ title, url }: Shared, copied: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    // A closed sheet is no error.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  // Without https there is no clipboard.
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  notify(isCopied ? copied : url)
}
