import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  note?: string | undefined
}

/** A choice as big as a thumb; the whole card is its label. */
export function RadioCard({ label, note, ...rest }: Props) {
  return (
    <label className="rounded-card border-control bg-card has-checked:border-ink has-checked:ring-ink has-focus-visible:outline-ink flex cursor-pointer items-start gap-3 border p-4 has-checked:ring-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input {...rest} type="radio" className="accent-paprika mt-0.5 size-5 shrink-0 outline-none" />
      <span>
        <span className="block font-semibold">{label}</span>
        {note && <span className="text-ink-soft block text-sm">{note}</span>}
      </span>
    </label>
  )
}
