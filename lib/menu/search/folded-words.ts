import { fold } from '@/lib/platform/values/folded'

// Before folding: «thé» is no «the».
const small = new Set(
  `mit und oder im in vom von auf aus der die das dem den ein eine einer einem zum zur für am an bei
  with and or the a an of on for our from avec et ou le la les l de des du d au aux à un une sur en pour
  con e o il lo i gli di del della dei al all alla alle uno una da per su gerichte dishes plats piatti`.split(/\s+/),
)

/** Without small words, unless there are only those. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('\u00AD', '')
      .match(/[\p{L}\p{M}\p{N}_]+|\p{Extended_Pictographic}/gu) ?? []
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map(fold)
}

/** Of a plural and its singular the same, also of «vegetariano» and «vegetariana»; not of short words: Ei is no Eis. */
export function stemOf(word: string): string {
  return fruits.has(word) ? word : word.replace(/(?<=.{4})(?:ies|e[mnrs]|[aio]?s|[aeiony])$/, '')
}

// «pesca» is a peach and no fish.
const fruits = new Set(['pesca', 'pesche'])
