import { textOf } from '@/app/_client/form'

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
