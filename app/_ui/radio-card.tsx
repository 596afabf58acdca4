import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string
  label: string
  note?: string | undefined
}

/** A choice as big as a thumb: the field itself covers the card, the note is no part of its name. */
export function RadioCard({ id, label, note, ...rest }: Props) {
  return (
    <div className="rounded-card border-control bg-card has-checked:border-ink has-checked:ring-ink has-focus-visible:outline-ink relative flex items-start gap-3 border p-4 has-checked:ring-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        {...rest}
        id={id}
        type="radio"
        aria-describedby={note ? `${id}-note` : undefined}
        className="peer rounded-card absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <span
        aria-hidden
        className="border-control peer-checked:border-accent mt-0.5 size-5 shrink-0 rounded-full border-2 peer-checked:border-6"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="text-ink-soft text-sm">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
