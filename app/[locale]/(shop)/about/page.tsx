import type { Metadata } from 'next'
import { Fitted } from '@/app/_ui/fitted'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { theText } from '@/app/_text'
import { ButtonLink } from '@/app/_ui/button'
import { inSyllables } from '@/app/_ui/in-syllables'
import { RichText } from '@/app/_ui/rich-text'
import { PosterPicture } from '@/app/_ui/poster-picture'
import { posterTints } from '@/app/_ui/poster-tint'
import { headlineOf } from '@/lib/texts/sections-of'
import { StorySection } from './story-section'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/about'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name: shop, city } = await theShop()
  const { titles, descriptions } = t.seo
  return headOf({
    language,
    path: '/about',
    title: titles.about,
    description: descriptions.about,
    values: { shop, city },
  })
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
