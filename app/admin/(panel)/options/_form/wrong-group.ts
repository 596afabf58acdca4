import type { FormRefusal } from '@/app/_client/form'
import type { AdminTexts } from '@/lib/i18n/texts'
import { wrongFieldsOf } from '@/lib/menu/options/wrong-fields'
import type { SentGroup } from './sent-group'

/** What the fields say against each other, by the rule with which the shop would refuse it. */
export function wrongGroup(group: SentGroup, words: AdminTexts['options'], message: string): FormRefusal | null {
  const said: Record<string, string> = {
    max_units: words.wrongMax,
    min_units: words.wrongMin,
    free_units: words.wrongFree,
    options: words.wrongDefaults,
  }
  const wrong = wrongFieldsOf(group).flatMap((field) => (said[field] ? [[field, said[field]] as const] : []))
  return wrong.length === 0 ? null : { fieldErrors: Object.fromEntries(wrong), message }
}
