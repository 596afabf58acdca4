import { buttonClass } from '@/app/_ui/button'
import { peopleWords } from '@/lib/i18n/admin/people'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { ContactMessageView } from '@/lib/shop/contact-schema'
import { Badge } from '@/app/_ui/table'
import { AnsweredButton } from './answered-button'

export function MessageCard({ message, language }: { message: ContactMessageView; language: Language }) {
  const words = peopleWords[language]
  const { full_name, email, subject, answered_at } = message
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${words.subjects[subject]}`)}`
  return (
    <li className="rounded-card border-line bg-card border p-5">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg">{full_name}</h2>
        <span className="text-ink-soft break-all">{email}</span>
        <span className="text-ink-soft ml-auto text-sm tabular-nums">
          {formatShortMoment(new Date(message.created_at), language)}
        </span>
      </div>
      <p className="mb-2 flex gap-2">
        <Badge tone="quiet">{words.subjects[subject]}</Badge>
        <Badge tone={answered_at ? 'good' : 'warn'}>{answered_at ? words.answered : words.open}</Badge>
      </p>
      <p className="mb-4 max-w-prose whitespace-pre-line" lang={message.language}>
        {message.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={reply} className={buttonClass('plain')}>
          {words.reply}
        </a>
        <AnsweredButton id={message.id} name={full_name} isAnswered={answered_at !== null} />
      </div>
    </li>
  )
}
