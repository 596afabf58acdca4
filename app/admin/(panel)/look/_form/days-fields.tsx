import type { FieldErrors } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { useWords } from '../../../_client/admin-words'

interface Props {
  stored: { first_day: string | null; last_day: string | null }
  name: string
  idStart: string
  path: string
  fieldErrors: FieldErrors
}

/** First and last day; empty: no limit. */
export function DaysFields({ stored, name, idStart, path, fieldErrors }: Props) {
  const words = useWords('look')
  return (['first_day', 'last_day'] as const).map((day) => (
    <Field
      key={day}
      name={`${name}${day}`}
      id={`${idStart}${day}`}
      data-field={`${path}${day}`}
      label={day === 'first_day' ? words.firstDay : words.lastDay}
      type="date"
      defaultValue={stored[day] ?? ''}
      error={fieldErrors[`${path}${day}`]}
    />
  ))
}
