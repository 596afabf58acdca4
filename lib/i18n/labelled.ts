import { languageFacts, type Language } from './language'

/** "Delivery: 8004 Zurich". */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${colonIn(language)} ${value}`
}

export function colonIn(language: Language): string {
  return languageFacts[language].colon
}
