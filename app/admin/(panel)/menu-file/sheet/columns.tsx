import { useScope } from '@/app/_client/scope'
import { Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, languages } from '@/lib/i18n/language'
import { meanings } from '@/lib/menu/spreadsheet/columns'
import { useWords } from '../../../_client/admin-words'
import { ResultHeading } from '../problems'
import type { Meaning, SheetColumn, SheetOutcome } from './outcome'

interface ColumnsProps {
  outcome: SheetOutcome
  onAssign: (columns: readonly Meaning[]) => void
}

/** The first rows as they stand in the table; above each column, what it is. */
export function Columns({ outcome: { columns, sample }, onAssign }: ColumnsProps) {
  const words = useWords('menuSheet')
  const assign = (at: number, meaning: Meaning) =>
    onAssign(columns.map((column, index) => (index === at ? meaning : column.meaning)))
  return (
    <section className="mt-6">
      <ResultHeading text={words.columnsTitle} />
      <p className="text-ink-soft mb-4 max-w-prose">{words.columnsLead}</p>
      <div
        className="rounded-card border-line bg-card overflow-x-auto border"
        role="region"
        aria-label={words.columnsTitle}
        // A keyboard can only scroll what it can reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="text-left text-base">
          <thead className="border-line border-b align-bottom">
            <tr>
              {columns.map((column, at) => (
                <th key={column.letter} scope="col" className="min-w-60 px-3 py-3 font-normal">
                  <MeaningSelect column={column} onChange={(meaning) => assign(at, meaning)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {sample.map(({ row, sheet, cells }) => (
              <tr key={`${sheet} ${row}`}>
                {columns.map(({ letter, meaning }, at) => (
                  <td key={letter} className={`px-3 py-2 align-top ${meaning === 'ignore' ? 'text-ink-soft' : ''}`}>
                    <span className="line-clamp-2">{cells[at]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface MeaningSelectProps {
  column: SheetColumn
  onChange: (meaning: Meaning) => void
}

function MeaningSelect({ column: { letter, heading, meaning }, onChange }: MeaningSelectProps) {
  const words = useWords('menuSheet')
  const { language } = useScope()
  return (
    <Select
      name={`column-${letter}`}
      label={heading || fill(words.noHeading, { letter })}
      value={meaning}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Meaning)}
    >
      {meanings.map((one) => (
        <option key={one} value={one}>
          {labelOf(one, words, language)}
        </option>
      ))}
    </Select>
  )
}

function labelOf(meaning: Meaning, words: ReturnType<typeof useWords<'menuSheet'>>, language: string): string {
  const own: Partial<Record<Meaning, string>> = words.meanings
  const label = own[meaning]
  if (label) return label
  const of = languages.find((code) => meaning.endsWith(`_${code}`))
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const text = meaning.startsWith('name') ? words.meanings.name : words.meanings.description
  return fill(words.textIn, { text, language: of ? (names.of(of) ?? languageFacts[of].name) : '' })
}
