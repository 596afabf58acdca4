import { centre, type Focus } from '@/lib/pictures/focus'
import type { Path, Problem } from '../problem'

interface Pictured extends Focus {
  picture: string | null
}

interface Around {
  before: Pictured | null
  path: Path
  /** The pictures that the shop has, by their hashes. */
  pictures: ReadonlySet<string>
}

const none: Pictured = { picture: null, ...centre }

type SentPicture = { [Name in keyof Pictured]?: Pictured[Name] | undefined }

/**
 * A picture that the shop does not have changes nothing, and is said. Another one begins in its middle, unless the file
 * says what shall stay in sight.
 */
export function mergedPicture(
  { picture, focusX, focusY }: SentPicture,
  { before, path, pictures }: Around,
  warnings: Problem[],
): Pictured {
  const kept = before ? pictured(before) : none
  if (picture && !pictures.has(picture)) {
    warnings.push({ code: 'picture_unknown', path: [...path, 'picture'] })
    return kept
  }
  const shown = picture === undefined ? kept.picture : picture
  if (shown === null) return none
  const start = shown === kept.picture ? kept : centre
  return { picture: shown, focusX: focusX ?? start.focusX, focusY: focusY ?? start.focusY }
}

function pictured({ picture, focusX, focusY }: Pictured): Pictured {
  return { picture, focusX, focusY }
}
