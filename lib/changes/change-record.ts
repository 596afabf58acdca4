import type { Role } from '@/lib/generated/prisma/enums'

export type Values = Record<string, unknown>

/** As the table keeps it, with who it was as he is called today. */
export interface ChangeRecord {
  id: string
  createdAt: Date
  subject: string
  subjectId: string
  action: string
  before: Values | null
  after: Values | null
  /** Null: nobody, or a person who was deleted. */
  author: { name: string; email: string; role: Role } | null
  device: string | null
}

export function thingKey({ subject, subjectId }: Pick<ChangeRecord, 'subject' | 'subjectId'>): string {
  return `${subject} ${subjectId}`
}
