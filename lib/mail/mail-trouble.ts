import { db } from '@/lib/platform/database/db'
import { problemFromText, type MailProblem } from './mail-problem'

export interface MailTrouble {
  waiting: number
  since: Date
  problem: MailProblem
}

export function countMails(which: { givenUpAt: null | { not: null } }): Promise<number> {
  return db().outboxMail.count({ where: { sentAt: null, ...which } })
}

export async function findMailTrouble(): Promise<MailTrouble | null> {
  const where = { sentAt: null, givenUpAt: null, lastError: { not: '' } }
  const [waiting, oldest] = await Promise.all([
    db().outboxMail.count({ where }),
    db().outboxMail.findFirst({ where, orderBy: { createdAt: 'asc' }, select: { createdAt: true, lastError: true } }),
  ])
  return oldest && { waiting, since: oldest.createdAt, problem: problemFromText(oldest.lastError) }
}
