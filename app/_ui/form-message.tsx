interface Props {
  kind: 'status' | 'alert'
  text: string | null
}

/** The region stays in the page so that screen readers announce changes. */
export function FormMessage({ kind, text }: Props) {
  const look = kind === 'alert' ? 'bg-fault text-ink' : 'bg-ground-3 text-ink'
  return (
    <div role={kind} tabIndex={-1} className="rounded-field empty:hidden">
      {text && <p className={`rounded-field px-4 py-3 font-semibold ${look}`}>{text}</p>}
    </div>
  )
}
