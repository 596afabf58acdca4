const fromRightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const turns = /[\u200e\u200f\u202a-\u202e]/g

/** A name from right to left inside of a sentence, so that numbers beside it stay where they are. */
export function isolated(text: string): string {
  const plain = text.replace(turns, '')
  return fromRightToLeft.test(plain) && !plain.includes('\u2068') ? `\u2068${plain}\u2069` : plain
}
