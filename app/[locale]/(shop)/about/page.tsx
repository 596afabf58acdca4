import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theText } from '@/app/_text'
import { ButtonLink } from '@/app/_ui/button'
import { Fitted } from '@/app/_ui/fitted'
import { inSyllables } from '@/app/_ui/in-syllables'
import { RichText, Words, type ShowWords } from '@/app/_ui/rich-text'
import { PosterPicture } from '@/app/_ui/poster-page'
import { posterTints, tintOf } from '@/app/_ui/tint'
import { cardsOf, headlineOf, type TextSection } from '@/lib/pages/sections-of'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/about'>): Promise<Metadata> {
  return pageHead(params, { path: '/about', title: 'about', description: 'about' })
}

export default async function AboutPage({ params }: PageProps<'/[locale]/about'>) {
  const { t, language } = await localeOf(params)
  const { opening, sections } = await theText('about', language)
  const { headline, rest } = headlineOf(opening)
  const show = inSyllables(language)
  return (
    <>
      <header className={`on-poster text-poster-ink ${posterTints.brandQuiet}`}>
        <div className="page grid items-end gap-8 pt-14 md:grid-cols-[1.3fr_1fr] md:pt-24">
          <div className="pb-10 md:pb-24">
            <Fitted text={headline || t.seo.titles.about} />
            <div className="mt-6 grid max-w-xl gap-3 text-lg">
              <RichText blocks={rest} show={show} />
            </div>
          </div>
          <PosterPicture
            poster={1}
            sizes="(min-width: 48rem) 455px, 303px"
            className="mx-auto h-64 w-auto max-w-full md:h-96"
          />
        </div>
      </header>
      <div className="page">
        {sections.map((section, place) => (
          <StorySection key={place} section={section} show={show} />
        ))}
        <ButtonLink href="/menu" className="mt-14">
          {t.about.link}
        </ButtonLink>
      </div>
    </>
  )
}

/** Cards where each paragraph has a heading of its own. */
function StorySection({ section, show }: { section: TextSection; show: ShowWords }) {
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
