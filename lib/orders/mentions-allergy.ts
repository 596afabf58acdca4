/** Parts of the words by which customers speak of an allergy, in the languages of the shop. */
const allergyWords = /allerg|anaphyla|intoleran|intoller|unverträglich|zöliak|c(?:oe|œ|e)lia|epipen/iu

/** Said once too often is harmless, once too little is not: "no allergies" counts. */
export function mentionsAllergy(text: string): boolean {
  return allergyWords.test(text.normalize('NFC'))
}
