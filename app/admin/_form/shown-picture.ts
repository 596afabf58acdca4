import type { AdminTexts } from '@/lib/i18n/texts'

/** A picture as people read it: a file by its name, one that the shop has as another one; `true`, it was removed. */
export function shownPicture(picture: File | string | true | null, words: AdminTexts['forms']): string {
  if (picture instanceof File) return picture.name
  return typeof picture === 'string' ? words.anotherPicture : words.nothing
}
