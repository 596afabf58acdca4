import { fold } from '@/lib/platform/values/folded'

// Before folding: «thé» is no «the».
const small = new Set(
  `mit und oder im in vom von auf aus der die das dem den ein eine einer einem einen zum zur zu für am an bei sowie
  etwas was noch bitte gern gerne ich hätte möchte will
  with and or nor the a an of on for our from to any some something anything please i want would like me
  avec et ou ni le la les l de des du d au aux à un une sur en pour quelque chose je veux voudrais
  con e o né il lo i gli di del della dei al all alla alle uno una da per su qualcosa vorrei voglio
  gerichte dishes plats piatti`.split(/\s+/),
)

export function isSmall(token: string): boolean {
  return small.has(token)
}

/** As written, in small letters. */
export function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('\u00AD', '')
      .match(/[\p{L}\p{M}\p{N}_]+|\p{Extended_Pictographic}/gu) ?? []
  )
}

/** Without small words, unless there are only those. */
export function foldedWords(tokens: string[]): string[] {
  const telling = tokens.filter((token) => !isSmall(token))
  return (telling.length > 0 ? telling : tokens).map(fold)
}

export function wordsOf(text: string): string[] {
  return foldedWords(tokensOf(text))
}

/** Of a plural and its singular the same, also of «vegetariano» and «vegetariana»; not of short words: Ei is no Eis. */
export function stemOf(word: string): string {
  return fruits.has(word) ? word : word.replace(/(?<=.{4})(?:ies|e[mnrs]|[aio]?s|[aeiony])$/, '')
}

// «pesca» is a peach and no fish.
const fruits = new Set(['pesca', 'pesche'])
