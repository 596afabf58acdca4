/** The known name that was probably meant: the same in another case or with other separators, or nearly the same. */
export function nearMiss(name: string, known: readonly string[]): string | undefined {
  const sent = partsOf(name)
  return [0, 1, 2].flatMap((most) => known.filter((meant) => isLike(sent, knownParts(meant), most)))[0]
}

interface Parts {
  letters: string
  words: number
  digits: string
}

function isLike(sent: Parts, meant: Parts, most: number): boolean {
  if (most === 0) return sent.letters === meant.letters
  // `category` is no misspelled `category_id`, and `address_line1` no `address_line2`: they are names of other things.
  const areOfOneForm = sent.words === meant.words && sent.digits === meant.digits
  // Short names are nearly equal by chance: `otp` is no misspelled `totp`.
  const isLong = Math.min(sent.letters.length, meant.letters.length) >= 2 + 2 * most
  return areOfOneForm && isLong && isWithin(most, sent.letters, meant.letters)
}

/** Whether so many letters that are added, left out, replaced or swapped make one of the other. */
function isWithin(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  if (a === b) return true
  if (most === 0) return false
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return (
    isWithin(most - 1, a.slice(1), b) ||
    isWithin(most - 1, a, b.slice(1)) ||
    isWithin(most - 1, a.slice(1), b.slice(1)) ||
    (isSwapped && isWithin(most - 1, a.slice(2), b.slice(2)))
  )
}

const remembered = new Map<string, Parts>()

function knownParts(name: string): Parts {
  const parts = remembered.get(name) ?? partsOf(name)
  remembered.set(name, parts)
  return parts
}

function partsOf(name: string): Parts {
  const words = name.split(/[\s_.-]+|(?<=\p{Ll})(?=\p{Lu})/u)
  return { letters: words.join('').toLowerCase(), words: words.length, digits: name.replace(/\D/g, '') }
}
