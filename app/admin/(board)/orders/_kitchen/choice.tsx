interface ChoiceProps<Value extends number> {
  label: string
  options: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  name: (value: Value) => string
}

/** A row of large radio buttons. */
export function Choice<Value extends number>({ label, options, chosen, onChoose, name }: ChoiceProps<Value>) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="rounded-card border-control has-checked:border-ink has-checked:bg-ink has-checked:text-paper flex min-h-14 min-w-20 items-center justify-center border px-4 text-lg font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={label}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {name(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
