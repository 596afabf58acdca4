import { fieldChangesOf, type FieldChange } from '@/lib/changes/field-changes'
import type { ChangeView } from '@/lib/changes/list-changes'
import { textDifference } from '@/lib/changes/text-difference'
import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

export function FieldChanges({ change, language }: { change: ChangeView; language: Language }) {
  const words = texts(language).admin.changes
  const { before, after, names } = change
  // The value was a person's and was erased with their account.
  if (!before && !after) return <p className="text-ink-soft text-sm">{words.noValues}</p>
  const fields = fieldChangesOf(change, { language, names })
  const list = (
    <dl className="flex flex-col gap-2">
      {fields.map((field) => (
        <div key={field.label} className="[overflow-wrap:anywhere]">
          <dt className="text-ink-soft text-sm">{field.label}</dt>
          <dd>
            <BeforeAfter {...field} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
  if ((before && after) || fields.length <= 3) return list
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        {counted(words.details, fields.length, language)}
      </summary>
      {list}
    </details>
  )
}

const longValue = 60

function BeforeAfter({ before, after, language }: FieldChange & { language: Language }) {
  const isText = before !== '' && after !== '' && Math.max(before.length, after.length) > longValue
  if (isText && !isList(before) && !isList(after)) return <Difference before={before} after={after} />
  const isLong = before.includes('\n') || after.includes('\n')
  return (
    <>
      {before !== '' && <Side is="before" text={before} language={language} />}
      {before !== '' && (isLong ? <br /> : <span> → </span>)}
      <Side is="after" text={after} language={language} />
    </>
  )
}

function isList(text: string): boolean {
  return text.includes('\n') && text.split('\n').every((line) => line.length <= longValue * 2)
}

const mostLines = 8

function Side({ is, text, language }: { is: 'before' | 'after'; text: string; language: Language }) {
  const { changes: words, forms } = texts(language).admin
  const lines = text.split('\n')
  const shown = lines.slice(0, mostLines)
  if (lines.length > mostLines) shown.push(fill(words.more, { count: lines.length - mostLines }))
  const Element = is === 'before' ? 'del' : 'ins'
  return (
    <Element className={`whitespace-pre-line ${is === 'before' ? 'text-ink-soft' : 'font-semibold no-underline'}`}>
      <span className="sr-only">{words[is]}: </span>
      <span>{shown.join('\n') || forms.nothing}</span>
    </Element>
  )
}

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <span className="whitespace-pre-line">
      {textDifference(before, after).map(({ text, is }, index) => {
        if (is === 'gone') return <del key={index}>{text}</del>
        if (is === 'new')
          return (
            <ins key={index} className="bg-ground-3 text-ink no-underline">
              {text}
            </ins>
          )
        return <span key={index}>{text}</span>
      })}
    </span>
  )
}
