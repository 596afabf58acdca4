/** A kind that has no words yet is called as the table calls it. */
export function inWords(words: Record<string, string>, key: string): string {
  return words[key] ?? key
}
