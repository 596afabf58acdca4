const months =
  'jan(?:uar|uary|v|vier)?|feb(?:ruar|ruary)?|f[ée]v(?:r|rier)?|mär(?:z)?|mrz|mar(?:ch|s|zo)?|apr(?:il|ile)?|avr(?:il)?|mai|may|mag(?:gio)?|jun[ie]?|juin|giu(?:gno)?|jul[iy]?|juil(?:let)?|lug(?:lio)?|aug(?:ust)?|ao[uû]t|ago(?:sto)?|sep(?:t|tember|tembre)?|set(?:tembre)?|ok?t(?:ober|obre)?|oct(?:ober|obre)?|ott(?:obre)?|nov(?:ember|embre)?|de[zc](?:ember|embre)?|dic(?:embre)?'

const written = [
  new RegExp(`^\\d{1,2}[.\\s/-]+(?:${months})\\.?(?:[.\\s/-]+\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${months})[.\\s/-]+\\d{1,4}$`, 'i'),
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/,
  /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/,
]

/** From 2000 to 2060, as spreadsheets count days. */
const [firstDay, lastDay] = [36_526, 58_800]

/** "1/2" that a spreadsheet has taken for a day: "02. Jan", "1.2.2026", "46024". */
export function isDay(text: string): boolean {
  if (text.length > 30) return false
  const count = /^\d{5}$/.test(text) ? Number(text) : 0
  return (count >= firstDay && count <= lastDay) || written.some((form) => form.test(text))
}
