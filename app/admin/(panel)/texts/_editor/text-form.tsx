import { useState } from 'react'
import { apiInWireNames } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { Facts } from '@/lib/pages/facts'
import { factNames } from '@/lib/pages/rich-text'
import { parseText } from '@/lib/pages/parse-text'
import type { TextViewAnswer } from '@/lib/pages/schema'
import { isMailText, longestOf } from '@/lib/pages/text-kind'
import { useWords } from '../../../_client/admin-words'
import { useAnnounceChange } from '../../../_client/use-announce-change'
import { EditForm } from '../../../_form/edit-form'
import { useEditForm } from '../../../_form/use-edit-form'
import { Preview, type Retention, ProblemList } from './preview'
import { ReplaceText } from './replace-text'

interface TextFormProps {
  opened: TextViewAnswer
  typed: string
  keep: (markdown: string) => void
  renew: (view: TextViewAnswer) => void
  facts: Facts
  retention: Retention
}

export function TextForm({ opened, typed, keep, renew, facts, retention }: TextFormProps) {
  const words = useWords('texts')
  const announceChange = useAnnounceChange()
  const { kind, language } = opened
  const [markdown, setMarkdown] = useState(typed)
  const form = useEditForm<{ markdown: string }, TextViewAnswer>({
    opened,
    explain: words.failed,
    read: (data) => ({ markdown: textOf(data, 'markdown') }),
    change: (body, ifMatch) =>
      apiInWireNames('PUT texts/{kind}/{language}', { params: { kind, language }, body, ifMatch }),
    onSaved: (view) => {
      renew(view)
      announceChange()
    },
  })
  const parsed = parseText(markdown.slice(0, longestOf(kind)), kind)

  function retype(next: string) {
    setMarkdown(next)
    keep(next)
  }

  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <EditForm form={form} aria-label={words.kinds[kind]} isCard className="min-w-0">
        {typed !== opened.markdown && (
          <p className="mb-4 flex flex-wrap items-center gap-3">
            <span>{words.draft}</span>
            <Button look="plain" onClick={() => renew(opened)}>
              {words.discard}
            </Button>
          </p>
        )}
        <TextArea
          name="markdown"
          label={words.markdown}
          hint={isMailText(kind) ? fill(words.mailHint, { count: longestOf(kind) }) : words.hint}
          lang={language}
          rows={isMailText(kind) ? 4 : 24}
          // Problems stand below the field and must be in sight above the form's foot.
          className="[&_textarea]:max-h-[max(12rem,100dvh-26rem)]"
          maxLength={longestOf(kind)}
          value={markdown}
          onChange={({ currentTarget }) => retype(currentTarget.value)}
        />
        {kind === 'about' && <p className="text-ink-soft mt-1 text-sm">{words.aboutHint}</p>}
        {kind === 'privacy' && <p className="text-ink-soft mt-1 text-sm">{words.privacyHint}</p>}
        <ProblemList problems={parsed.problems} />
        <FactList facts={facts} />
        {opened.version > 0 && !opened.is_default && (
          <ReplaceText
            place={opened}
            markdown={null}
            version={opened.version}
            words={{ label: words.toDefault, text: words.toDefaultAsk, no: words.keep }}
          />
        )}
      </EditForm>
      <Preview blocks={parsed.blocks} kind={kind} language={language} facts={facts} retention={retention} />
    </div>
  )
}

/** The facts that a text may name in braces, with their current values. */
function FactList({ facts }: { facts: Facts }) {
  const words = useWords('texts')
  return (
    <details className="group my-4">
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {words.facts}
      </summary>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {factNames.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-soft mb-2 min-w-0 break-words sm:mb-0">{facts[name] || words.noFact}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
