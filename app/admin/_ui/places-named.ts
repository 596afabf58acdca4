import { fold } from '@/lib/platform/values/folded'

/** What the search of the office finds without asking the server. */
export interface Place {
  href: string
  label: string
  /** Where it stands. */
  within: string
  /** What else people call it, and what can be set there; each is shown where it is why the place was found. */
  names: string[]
}

interface FoundPlace extends Pick<Place, 'href' | 'label'> {
  hint: string
}

/** By the beginnings of words, in whatever order they are typed. */
export function placesNamed(places: readonly Place[], typed: string): FoundPlace[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const isNamed = (text: string) => {
    const words = wordsOf(text)
    return wanted.every((word) => words.some((one) => one.startsWith(word) || (word.length > 3 && one.includes(word))))
  }
  const byTitle = places.filter(({ label }) => isNamed(label))
  const byName = places.filter((place) => !byTitle.includes(place) && place.names.some(isNamed))
  return [
    ...byTitle.map(({ href, label, within }) => ({ href, label, hint: within })),
    ...byName.map(({ href, label, within, names }) => ({
      href,
      label,
      hint: [within, names.find(isNamed)].filter(Boolean).join(' · '),
    })),
  ]
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
