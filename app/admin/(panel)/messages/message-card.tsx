import { buttonClass } from '@/app/_ui/button'
import { Badge } from '@/app/_ui/table'
import { formatShortMoment, labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { ContactMessage } from '@/lib/shop/contact/contact-messages'
import { CallButton } from '../../_ui/call-button'

export function MessageCard({ message, language }: { message: ContactMessage; language: Language }) {
  const words = texts(language).admin.people
  const { id, fullName, email, subject, answeredAt } = message
  const mark = answeredAt ? words.markOpen : words.markAnswered
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${words.subjects[subject]}`)}`
  return (
    <li className="rounded-card border-line bg-card border p-5">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg">{fullName}</h2>
        <span className="text-ink-soft break-all">{email}</span>
        <span className="text-ink-soft ml-auto text-sm tabular-nums">
          {formatShortMoment(message.createdAt, language)}
        </span>
      </div>
      <p className="mb-2 flex gap-2">
        <Badge tone="quiet">{words.subjects[subject]}</Badge>
        <Badge tone={answeredAt ? 'good' : 'warn'}>{answeredAt ? words.answered : words.open}</Badge>
        {message.isSuspected && <Badge tone="bad">{words.suspected}</Badge>}
      </p>
      <p className="mb-4 max-w-prose whitespace-pre-line" lang={message.language}>
        {message.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={reply} className={buttonClass('plain')}>
          {words.reply}
        </a>
        <CallButton
          call={{ route: 'PATCH contact-messages/{id}', params: { id }, body: { answered: !answeredAt } }}
          label={mark}
          named={labelled(mark, fullName, language)}
          className={buttonClass('plain')}
        />
      </div>
    </li>
  )
}
