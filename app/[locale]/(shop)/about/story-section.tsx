import { RichText, Words, type ShowWords } from '@/app/_ui/rich-text'
import { tintOf } from '@/app/_ui/tint'
import { cardsOf, type TextSection } from '@/lib/texts/sections-of'

/** A section of the story: in large type, or as cards where each of its paragraphs stands below a heading of its own. */
export function StorySection({ section, show }: { section: TextSection; show: ShowWords }) {
  const { title, blocks } = section
  const cards = cardsOf(blocks)
  return (
    <section className="border-line border-t py-16 first:border-t-0 lg:py-20">
      {cards ? (
        <>
          <h2 className="mb-8 text-xl">
            <Words nodes={title} show={show} />
          </h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {cards.map((card, place) => (
              <li key={place} className={`rounded-card p-6 ${tintOf(place + 1)}`}>
                <h3 className="mb-2 text-lg">
                  <Words nodes={card.title} show={show} />
                </h3>
                <div className="grid gap-2">
                  <RichText blocks={card.blocks} show={show} />
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[288px_minmax(0,1fr)]">
          <h2 className="text-xl">
            <Words nodes={title} show={show} />
          </h2>
          <div className="grid max-w-3xl gap-5 text-lg md:text-xl">
            <RichText blocks={blocks} show={show} />
          </div>
        </div>
      )}
    </section>
  )
}
