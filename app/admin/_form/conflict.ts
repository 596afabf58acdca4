/** A value of a call or of its answer, in the words of the page. */
export type Show = (field: string, value: unknown) => string

/** Of a plain value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export interface Difference {
  field: string
  mine: string
  theirs: string
  /** Whether it was typed by this person; otherwise the form only held what was there when it was opened. */
  isTyped: boolean
}

type Fields = Record<string, unknown>

interface States {
  /** The thing as the form was opened with it. */
  opened: object
  /** The thing as it is now. */
  current: object
  /** What the form would have sent when it was opened. */
  untouched: object
  /** What it sends now. */
  sent: object
}

/**
 * What both people have to say something about: the fields of this form that somebody else has changed since it was
 * opened, unless both have made the same of them.
 */
export function differences(states: States, show: Show): Difference[] {
  const { opened, current, untouched, sent } = states as Record<keyof States, Fields>
  return (
    Object.keys(sent)
      // `remove_image` has a say in `image`. What is left out keeps what there is, so there is nothing to choose.
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

/** Multipart forms carry lists and flags as text; an answer has them as they are. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(\[.*\]|true|false|null)$/s.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
