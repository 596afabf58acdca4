import { texts } from '@/lib/i18n/texts'
import type { MailProblem } from '@/lib/mail/mail-problem'
import { Refusal } from '@/lib/platform/refusal'
import { problemInWords } from './problem-in-words'

/** A sentence of ours and the server's number: what it said besides may tell about machines that are none of our guests'. */
export function mailNotSent(problem: MailProblem): Refusal {
  const values = (language: Parameters<typeof texts>[0]) => ({
    problem: problemInWords(problem, texts(language).admin.mail),
  })
  return new Refusal('mail_not_sent', { data: problem, values })
}
