import { useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { textDifference } from '@/lib/changes/text-difference'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { useWords } from '../_client/admin-words'
import type { Choice, Current, Difference, Whose } from './save-changes'

interface Conflict {
  current: Current
  differences: Difference[]
  labelOf: (field: string) => string
}

/** Shows both versions and lets the user choose field by field or for all of them. */
export function useConflict() {
  const words = useWords('forms')
  const [asked, setAsked] = useState<(Conflict & { answer: (choice: Choice) => void }) | null>(null)

  function chooserWith(labelOf: (field: string) => string) {
    return (current: Current, differences: Difference[]): Promise<Choice> =>
      new Promise((answer) => setAsked({ current, differences, labelOf, answer }))
  }

  function end(choice: Choice) {
    asked?.answer(choice)
    setAsked(null)
  }

  const dialog = (
    <Dialog title={words.conflictTitle} isOpen={asked !== null} onClose={() => end(null)} isWide>
      {asked && <Versions conflict={asked} end={end} />}
    </Dialog>
  )
  return { chooserWith, dialog }
}

function Versions({ conflict, end }: { conflict: Conflict; end: (choice: Choice) => void }) {
  const words = useWords('forms')
  const shell = useWords('shell')
  const { differences, labelOf } = conflict
  // An untouched field takes the other version by default.
  const [choice, setChoice] = useState(() => choiceOf(differences, ({ isTyped }) => (isTyped ? 'mine' : 'theirs')))
  return (
    <>
      <Lead current={conflict.current} />
      <div className="my-4 flex flex-wrap gap-2">
        <Button look="plain" onClick={() => setChoice(choiceOf(differences, () => 'mine'))}>
          {words.allMine}
        </Button>
        <Button look="plain" onClick={() => setChoice(choiceOf(differences, () => 'theirs'))}>
          {words.allTheirs}
        </Button>
      </div>
      {differences.map((difference) => (
        <FieldChoice
          key={difference.field}
          difference={difference}
          label={labelOf(difference.field.replace(/^remove_/, ''))}
          chosen={choice[difference.field] ?? 'mine'}
          onChoose={(whose) => setChoice({ ...choice, [difference.field]: whose })}
        />
      ))}
      <div className="dialog-answers">
        <Button look="outline" onClick={() => end(null)}>
          {shell.cancel}
        </Button>
        <Button onClick={() => end(choice)}>{shell.save}</Button>
      </div>
    </>
  )
}

function Lead({ current: { changed_at: at, changed_by: name } }: { current: Current }) {
  const words = useWords('forms')
  const { language } = useScope()
  const who = name && at ? fill(words.conflictBy, { name, time: formatShortMoment(new Date(at), language) }) : null
  return <p>{who ?? words.conflictUnknown}</p>
}

interface FieldChoiceProps {
  difference: Difference
  label: string
  chosen: Whose
  onChoose: (whose: Whose) => void
}

function FieldChoice({ difference, label, chosen, onChoose }: FieldChoiceProps) {
  const words = useWords('forms')
  return (
    <fieldset className="border-line border-t py-3">
      <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((whose) => (
          <label key={whose} className="rounded-field border-line flex min-h-12 items-start gap-3 border p-3">
            <input
              type="radio"
              name={`conflict-${difference.field}`}
              checked={chosen === whose}
              onChange={() => onChoose(whose)}
              className="accent-accent mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0 break-words whitespace-pre-line">
              <span className="text-ink-soft block text-sm">{words[whose]}</span>{' '}
              <Version {...difference} whose={whose} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const longValue = 60

/** The differing passages of a long text, marked, with a little around them. */
function Version({ mine, theirs, whose }: Difference & { whose: Whose }) {
  const own = whose === 'mine' ? mine : theirs
  if (mine === '' || theirs === '' || Math.max(mine.length, theirs.length) <= longValue) return <span>{own}</span>
  return textDifference(theirs, mine)
    .filter(({ is }) => is === 'same' || is === (whose === 'mine' ? 'new' : 'gone'))
    .map(({ text, is }, index) => (is === 'same' ? <span key={index}>{text}</span> : <mark key={index}>{text}</mark>))
}

function choiceOf(differences: Difference[], whose: (difference: Difference) => Whose): Record<string, Whose> {
  return Object.fromEntries(differences.map((difference) => [difference.field, whose(difference)]))
}
