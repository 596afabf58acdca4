import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { MailProblem } from '@/lib/mail/mail-problem'

/** For a refusal as for the page on which mails wait. */
export function problemInWords({ reason, smtpCode }: MailProblem, words: AdminTexts['mail']): string {
  const sentence = words.problems[reason]
  return smtpCode ? fill(words.withCode, { sentence, code: smtpCode }) : sentence
}
