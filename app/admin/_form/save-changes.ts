import { ApiRefusal } from '@/app/_client/api'
import { differences, type Difference, type Show } from './conflict'
import type { Choice, Current } from './use-conflict'

interface Saving<Fields, View> {
  fields: Fields
  opened: View
  untouched: Fields
  show: Show
  change: (fields: Partial<Fields>, ifMatch: number, current: View) => Promise<View>
  choose: (current: Current, found: Difference[]) => Promise<Choice>
}

/**
 * Saves over the version that the form was opened with. Where somebody else was first, what he has changed elsewhere
 * stays, and for the fields of this form the person chooses: "theirs" is kept by leaving the field out.
 */
export async function saveChanges<Fields extends object, View extends { version: number }>(
  saving: Saving<Fields, View>,
): Promise<{ view: View; isMerged: boolean }> {
  const { untouched, show, change, choose } = saving
  let { opened } = saving
  let fields: Partial<Fields> = saving.fields
  let isMerged = false
  for (;;) {
    try {
      return { view: await change(fields, opened.version, opened), isMerged }
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'changed_meanwhile') throw error
      const current = error.data as View & Current
      const found = differences({ opened, current, untouched, sent: fields }, show)
      const choice = found.length === 0 ? {} : await choose(current, found)
      if (choice === null) throw error
      isMerged ||= found.length > 0
      fields = withoutTheirs(fields, choice)
      opened = current
    }
  }
}

function withoutTheirs<Fields extends object>(fields: Fields, choice: NonNullable<Choice>): Partial<Fields> {
  const kept = Object.entries(fields).filter(([field]) => choice[field] !== 'theirs')
  return Object.fromEntries(kept) as Partial<Fields>
}
