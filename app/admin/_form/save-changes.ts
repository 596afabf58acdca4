import { ApiRefusal } from '@/app/_client/api'

export type Show = (field: string, value: unknown) => string

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export interface Difference {
  field: string
  mine: string
  theirs: string
  /** False where the form only holds what it was opened with. */
  isTyped: boolean
}

/** What a refusal with changed_meanwhile carries. */
export interface Current {
  version: number
  changed_at: string | null
  changed_by: string | null
}

export type Whose = 'mine' | 'theirs'
/** Null when the person cancels. */
export type Choice = Record<string, Whose> | null

type Values = Record<string, unknown>

interface States {
  opened: object
  current: object
  untouched: object
  sent: object
}

/** The fields of this form that another person has changed since it was opened, unless both typed the same. */
export function differences(states: States, show: Show): Difference[] {
  const { opened, current, untouched, sent } = states as Record<keyof States, Values>
  return (
    Object.keys(sent)
      // `remove_image` has a say in `image`. An omitted field stays unchanged, so there is nothing to choose.
      .map((field) => ({ field, about: field.replace(/^remove_/, '') }))
      .filter(
        ({ field, about }) =>
          sent[field] != null && (about in current || about in opened) && !isSame(opened[about], current[about]),
      )
      .map(({ field, about }) => ({
        field,
        mine: show(about, plain(sent[field])),
        theirs: show(about, plain(current[about])),
        isTyped: !isSame(sent[field], untouched[field]),
      }))
      .filter(({ mine, theirs }) => mine !== theirs)
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable(value: unknown): unknown {
  return value instanceof Blob ? value.size : value
}

/** Multipart forms carry lists and flags as text; an answer has them typed. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(\[.*\]|true|false|null)$/s.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

interface Saving<Fields, View> {
  fields: Fields
  opened: View
  untouched: Fields
  show: Show
  change: (fields: Partial<Fields>, ifMatch: number, current: View) => Promise<View>
  choose: (current: Current, found: Difference[]) => Promise<Choice>
}

/**
 * Saves over the version that the form was opened with. After another person's change the user chooses field by field;
 * "theirs" stays by omitting the field.
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
  const own = Object.entries(fields).filter(([field]) => choice[field] !== 'theirs')
  return Object.fromEntries(own) as Partial<Fields>
}
