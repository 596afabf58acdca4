import { Field, Select } from '@/app/_ui/field'
import { inWords } from '@/lib/changes/value-words'
import type { ChangeFilter as Filter } from '@/lib/changes/change-query'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { FilterForm, SearchField } from '../../_table/filter-form'

interface ChangeFilterProps {
  path: string
  filter: Filter
  authors: { id: string; name: string }[]
  subjects: string[]
  /** What the changes are of, where they are of one thing alone. */
  thing: string | null
  language: Language
}

export function ChangeFilter({ path, filter, authors, subjects, thing, language }: ChangeFilterProps) {
  const { changes: words, shell } = texts(language).admin
  const chosen = 'grow basis-32 sm:grow-0 sm:basis-44'
  return (
    <FilterForm
      path={path}
      isFiltered={Object.values(filter).some(Boolean)}
      search={<SearchField label={words.searchLabel} value={filter.search} />}
    >
      <Select name="by" label={words.by} defaultValue={filter.by ?? ''} className={chosen}>
        <option value="">{shell.all}</option>
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="subject" label={words.subject} defaultValue={filter.subject ?? ''} className={chosen}>
        <option value="">{shell.all}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {inWords(words.subjects, subject)}
          </option>
        ))}
      </Select>
      <Field name="from" label={words.from} type="date" defaultValue={filter.from} className={chosen} />
      <Field name="until" label={words.until} type="date" defaultValue={filter.until} className={chosen} />
      {/* Only a link asks for one thing, so that only then there is something to give up. */}
      {filter.subjectId && (
        <Select name="id" label={words.subject} defaultValue={filter.subjectId} className={chosen}>
          <option value="">{shell.all}</option>
          <option value={filter.subjectId}>{fill(words.ofOneThing, { name: thing ?? filter.subjectId })}</option>
        </Select>
      )}
    </FilterForm>
  )
}
