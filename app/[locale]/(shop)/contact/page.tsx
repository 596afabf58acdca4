import type { Metadata } from 'next'
import { Fitted } from '@/app/_ui/fitted'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { cachedShop } from '@/app/_shop'
import { HoursTable } from '../_shell/footer'
import { ContactForm } from './contact-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/contact'>): Promise<Metadata> {
  return pageHead(params, { path: '/contact', title: 'contact', description: 'contact' })
}

export default async function ContactPage({ params }: PageProps<'/[locale]/contact'>) {
  const { t, language } = await localeOf(params)
  const { contact } = t
  const shop = await cachedShop()
  return (
    <div className="page grid gap-12 pt-10 md:pt-16 lg:grid-cols-2 lg:gap-20">
      <div>
        <Fitted text={contact.title} />
        <p className="text-ink-soft mt-5 max-w-md text-lg">{contact.lead}</p>
        <h2 className="mt-12 mb-1 text-lg">{contact.callUs}</h2>
        <a
          href={`tel:${shop.phone.replaceAll(' ', '')}`}
          className="text-xl font-bold underline decoration-2 underline-offset-6 md:text-2xl"
        >
          {shop.phone}
        </a>
        <h2 className="mt-12 mb-2 text-lg">{contact.visitUs}</h2>
        <address className="mb-5 not-italic">
          {shop.streetAddress}, {shop.postcode} {shop.city}
        </address>
        <HoursTable hours={shop.hours} language={language} closedWord={t.shell.closedDay} />
      </div>
      <div className="rounded-card border-line bg-card self-start border p-5 md:p-8">
        <ContactForm words={contact} />
      </div>
    </div>
  )
}
