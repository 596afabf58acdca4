import { fold } from '@/lib/platform/values/folded'

interface Named {
  id: string
  /** In every language that it has one. */
  names: readonly string[]
}

/** What cameras and telephones call a picture. */
const ofCameras =
  /^(img|dsc[nf]?|pxl|image|photo|foto|bild|immagine|picture|whatsapp|screenshot|scan|copy|kopie|copia|copie)$/

/** The dish that each file is named after; each dish once, and none where two fit as well. */
export function matchPhotos(
  fileNames: readonly string[],
  dishes: readonly Named[],
  alreadyChosen: readonly string[] = [],
): (string | null)[] {
  const taken = new Set(alreadyChosen)
  return fileNames.map((fileName) => {
    const found = dishOf(fileName, dishes)
    if (found === null || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

function dishOf(fileName: string, dishes: readonly Named[]): string | null {
  const words = wordsIn(fileName.replace(/\.\w{2,5}$/, ''))
  const letters = words.filter(isOfLetters).filter((word) => !ofCameras.test(word))
  if (letters.length === 0) return null
  const rules: ((name: string[]) => boolean)[] = [
    (name) => name.join('') === words.join(''),
    (name) => name.filter(isOfLetters).join('') === letters.join(''),
    (name) => name.filter(isOfLetters).every((word) => letters.includes(word)),
    (name) => letters.every((word) => name.includes(word)),
  ]
  for (const fits of rules) {
    const found = dishes.filter(({ names }) => names.some((name) => isNamed(name, fits)))
    if (found.length > 0) return found.length === 1 ? (found[0]?.id ?? null) : null
  }
  return null
}

function isNamed(name: string, fits: (name: string[]) => boolean): boolean {
  const words = wordsIn(name)
  return words.some(isOfLetters) && fits(words)
}

function isOfLetters(word: string): boolean {
  return !/\d/.test(word)
}

/** Numbers stand apart, so that `margherita2` is the second of Margherita. */
function wordsIn(text: string): string[] {
  return fold(text.replace(/([a-z\u00df-\u024f])([A-Z])/g, '$1 $2')).match(/\p{L}+|\d+/gu) ?? []
}
