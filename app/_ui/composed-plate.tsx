/** In the place of food that a shop has no picture of: a plate in the shop's colours. */
export function ComposedPlate({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <circle cx="200" cy="208" r="188" className="fill-poster-ink" opacity="0.14" />
      <circle cx="200" cy="198" r="188" className="fill-poster-paper" />
      <circle cx="200" cy="198" r="142" fill="none" className="stroke-accent" strokeWidth="4" />
      <path d="M200 84a114 114 0 0 0 0 228z" className="fill-accent" />
      <path d="M208 84a114 114 0 0 1 114 110H208z" className="fill-second" />
      <circle cx="262" cy="258" r="46" className="fill-poster-ink" />
      <circle cx="262" cy="258" r="22" className="fill-second" />
      <circle cx="152" cy="160" r="20" className="fill-poster-paper" opacity="0.9" />
      <circle cx="132" cy="226" r="11" className="fill-second" />
      <circle cx="166" cy="254" r="7" className="fill-poster-paper" opacity="0.9" />
    </svg>
  )
}
