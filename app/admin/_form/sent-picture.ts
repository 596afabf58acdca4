import { textOf } from '@/app/_client/form'
import type { AdminTexts } from '@/lib/i18n/texts'

interface SentPicture {
  focus_x?: string
  focus_y?: string
  keep_whole_image?: string
  remove_image?: string
}

/** What the form says of the picture besides its file; where none is shown it has no focus. */
export function sentPicture(typed: FormData): SentPicture {
  return {
    ...(typed.has('focus_x') && { focus_x: textOf(typed, 'focus_x'), focus_y: textOf(typed, 'focus_y') }),
    ...(typed.has('keep_whole_image') && { keep_whole_image: 'true' }),
    ...(typed.has('remove_image') && { remove_image: 'true' }),
  }
}

/** A picture as people read it: a file by its name, one that the shop has as another one; `true`, it was removed. */
export function shownPicture(picture: File | string | true | null, words: AdminTexts['forms']): string {
  if (picture instanceof File) return picture.name
  return typeof picture === 'string' ? words.anotherPicture : words.nothing
}
