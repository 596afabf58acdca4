import { db } from '@/lib/platform/db'
import { problemFromText, type MailProblem } from './mail-problem'

export interface MailTrouble {
  waiting: number
  /** When the oldest of them was written. */
  since: Date
  problem: MailProblem
}

/** Of those that have not left. */
export function countMails(which: { givenUpAt: null | { not: null } }): Promise<number> {
  return db().outboxMail.count({ where: { sentAt: null, ...which } })
}

/** For the banner of the admin area: mails that were tried and could not leave; null when all is well. */
export async function findMailTrouble(): Promise<MailTrouble | null> {
  const where = { sentAt: null, givenUpAt: null, lastError: { not: '' } }
  const [waiting, oldest] = await Promise.all([
    db().outboxMail.count({ where }),
    db().outboxMail.findFirst({ where, orderBy: { createdAt: 'asc' }, select: { createdAt: true, lastError: true } }),
  ])
  return oldest && { waiting, since: oldest.createdAt, problem: problemFromText(oldest.lastError) }
}
