import { plainPostcode } from '@/lib/platform/values/postcode'

const single = /^[1-9]\d{3}$/
const range = /^([1-9]\d{3})[-–]([1-9]\d{3})$/
/** More is a slip of the hand, no quarter of a town. */
const mostInRange = 100

export interface PostcodeList {
  postcodes: string[]
  wrong: string[]
}

export function readPostcodes(text: string): PostcodeList {
  const found = new Set<string>()
  const wrong: string[] = []
  for (const token of tokensOf(text)) {
    const postcodes = postcodesOf(token)
    if (postcodes.length === 0) wrong.push(token)
    for (const postcode of postcodes) found.add(postcode)
  }
  return { postcodes: [...found], wrong }
}

function tokensOf(text: string): string[] {
  const joined = text.replace(/(?<=\d)\s*[-–]\s*(?=\d)/g, '-')
  return joined.split(/[\s,;/]+/).filter(Boolean)
}

function postcodesOf(token: string): string[] {
  const postcode = plainPostcode(token)
  if (single.test(postcode)) return [postcode]
  const [, from, to] = range.exec(token) ?? []
  const length = Number(to) - Number(from) + 1
  if (!(length >= 1 && length <= mostInRange)) return []
  return Array.from({ length }, (_, index) => String(Number(from) + index))
}
