import type { PageLocale } from '@/app/_locale'
import { Fitted } from '@/app/_ui/fitted'
import { ButtonLink } from '@/app/_ui/button'
import { hyphenate } from '@/app/_ui/hyphenate'

export function Banner({ locale: { t, language } }: { locale: PageLocale }) {
  const { home } = t
  return (
    <section aria-labelledby="banner" className="page pt-10 md:pt-24">
      <div className="on-night rounded-card bg-accent text-on-accent grid gap-10 p-6 py-10 md:p-14 lg:grid-cols-[1.2fr_1fr] lg:items-end">
        <div>
          <Fitted as="h2" id="banner" look="page-title" text={home.bannerTitle} />
          <p className="mt-5 max-w-lg text-lg">{home.bannerText}</p>
          <ButtonLink href="/menu" className="mt-8 bg-white! text-[#1b1613]!">
            {home.bannerLink}
          </ButtonLink>
        </div>
        <ol className="grid gap-5">
          {home.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-current/40 pt-4">
              <span aria-hidden="true" className="text-lg font-bold">
                {index + 1}
              </span>
              <span className="fitted-room">
                <strong className="block text-lg font-bold">{hyphenate(title, language)}</strong>
                <span className="syllables">{hyphenate(text, language)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
