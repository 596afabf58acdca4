'use client'

import { toggleFavourite, useFavourites } from '@/app/_client/favourites'
import { notify } from '@/app/_client/notices'
import { Icon } from '@/app/_ui/icon'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  id: string
  name: string
  words: Pick<Texts['dish'], 'favourite' | 'share' | 'linkCopied'>
}

const round = 'press-shown grid size-11 place-items-center rounded-full border border-control bg-card'

/** What one does with a menu item besides ordering it. */
export function DishActions({ id, name, words }: Props) {
  const isFavourite = useFavourites().includes(id)
  return (
    <div className="flex shrink-0 gap-2">
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={words.favourite}
        title={words.favourite}
        className={`${round} aria-pressed:text-accent-ink aria-pressed:[&_path]:fill-current`}
        onClick={() => toggleFavourite(id)}
      >
        <Icon name="heart" />
      </button>
      <button
        type="button"
        aria-label={words.share}
        title={words.share}
        className={round}
        onClick={() => void share(name, words.linkCopied)}
      >
        <Icon name="share" />
      </button>
    </div>
  )
}

/** The device's own sheet; where there is none, the link is in the clipboard, or at least on the screen. */
async function share(title: string, copied: string): Promise<void> {
  const url = window.location.origin + window.location.pathname
  if (typeof navigator.share === 'function') {
    // Whoever closes the sheet has decided, and is told nothing.
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
