import type { Metadata } from 'next'
import { Cutout } from '@/app/_ui/cutout'
import { Fitted } from '@/app/_ui/fitted'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { ButtonLink } from '@/app/_ui/button'
import { hyphenate } from '@/app/_ui/hyphenate'
import { tintOf } from '@/app/_ui/tint'
import { posterTints } from '@/app/_ui/poster-tint'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

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
  const { about } = t
  return (
    <>
      <header className={`on-poster text-poster-ink ${posterTints.brandQuiet}`}>
        <div className="page grid items-end gap-8 pt-14 md:grid-cols-[1.3fr_1fr] md:pt-24">
          <div className="pb-10 md:pb-24">
            <Fitted text={about.title} />
            <p className="mt-6 max-w-xl text-lg">{about.lead}</p>
          </div>
          <Cutout
            src="/hero/burger.webp"
            sizes="(min-width: 48rem) 455px, 303px"
            className="mx-auto h-64 w-auto max-w-full object-contain md:h-96"
          />
        </div>
      </header>
      <div className="page">
        <Story about={about} language={language} />
        <Values about={about} language={language} />
        <Team about={about} language={language} />
        <ButtonLink href="/menu" className="mt-14">
          {about.link}
        </ButtonLink>
      </div>
    </>
  )
}

interface Props {
  about: Texts['about']
  language: Language
}

function Story({ about, language }: Props) {
  return (
    <section className="grid gap-6 py-16 lg:grid-cols-[288px_minmax(0,1fr)] lg:py-24">
      <h2 className="text-xl">{hyphenate(about.storyTitle, language)}</h2>
      <div className="grid max-w-3xl gap-5 text-lg md:text-xl">
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function Values({ about, language }: Props) {
  return (
    <section className="border-line border-t py-16">
      <h2 className="mb-8 text-xl">{hyphenate(about.valuesTitle, language)}</h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {about.values.map(({ title, text }) => (
          <li key={title} className="border-accent border-t-4 pt-5">
            <h3 className="mb-2 text-lg">{hyphenate(title, language)}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Team({ about, language }: Props) {
  return (
    <section className="border-line border-t py-16">
      <h2 className="mb-8 text-xl">{hyphenate(about.teamTitle, language)}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {about.team.map(({ name, role, text }, index) => (
          <li key={name} className={`rounded-card p-6 pt-24 ${tintOf(index + 1)}`}>
            <Fitted as="h3" look="page-title" text={name} />
            <p className="font-semibold">{hyphenate(role, language)}</p>
            <p className="mt-2">{hyphenate(text, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
