import type { Language } from '@/lib/i18n/language'
import { Breakable } from './breakable'

interface Section {
  title: string
  paragraphs: string[]
}

/** Long text in one readable column, its headings beside it where there is room. */
export function Prose({ sections, language }: { sections: Section[]; language: Language }) {
  return (
    <div className="divide-line border-line divide-y border-t">
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-x-10 gap-y-3 py-8 lg:grid-cols-[288px_minmax(0,1fr)]">
          <h2 className="text-lg">
            <Breakable text={title} language={language} />
          </h2>
          <div className="fitted-room grid max-w-2xl gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="syllables">
                <Breakable text={paragraph} language={language} />
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
