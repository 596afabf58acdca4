export const textKinds = ['about', 'terms', 'imprint', 'privacy', 'mail_opening', 'mail_closing'] as const

export type TextKind = (typeof textKinds)[number]

export function isTextKind(value: unknown): value is TextKind {
  return textKinds.some((kind) => kind === value)
}

/** At the head and the end of the mails about an order. */
export function isMailText(kind: TextKind): boolean {
  return kind.startsWith('mail_')
}

/** Characters; the database has the same limit. */
export const longestText = 20_000
export const longestMailText = 400

export function longestOf(kind: TextKind): number {
  return isMailText(kind) ? longestMailText : longestText
}
