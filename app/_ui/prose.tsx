import type { Sections } from '@/lib/texts/sections-of'
import { RichText, Words, type ShowWords } from './rich-text'

/** Long text in one readable column, its headings beside it where there is room: in the page, or in a preview of it. */
export function Prose({ opening, sections, show }: Sections & { show: ShowWords }) {
  return (
    <div className="@container">
      {opening.length > 0 && (
        <div className="fitted-room mb-8 grid max-w-2xl gap-3">
          <RichText blocks={opening} show={show} />
        </div>
      )}
      <div className="divide-line border-line divide-y border-t">
        {sections.map(({ title, blocks }, place) => (
          <section key={place} className="grid gap-x-10 gap-y-3 py-8 @min-[56rem]:grid-cols-[288px_minmax(0,1fr)]">
            <h2 className="text-lg">
              <Words nodes={title} show={show} />
            </h2>
            <div className="fitted-room grid max-w-2xl content-start gap-3">
              <RichText blocks={blocks} show={show} />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
