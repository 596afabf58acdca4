interface Section {
  title: string
  paragraphs: string[]
}

/** Long text in one readable column, its headings beside it where there is room. */
export function Prose({ sections }: { sections: Section[] }) {
  return (
    <div className="divide-line border-line divide-y border-t">
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-x-10 gap-y-3 py-8 lg:grid-cols-[288px_minmax(0,1fr)]">
          <h2 className="text-lg">{title}</h2>
          <div className="grid max-w-2xl gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
