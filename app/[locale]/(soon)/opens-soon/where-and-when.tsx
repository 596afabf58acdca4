import type { ReactNode } from 'react'
import { MailAddress } from '@/app/_ui/mail-address'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { Shop } from '@/lib/shop/shop'
import { weekInWords } from '@/lib/shop/week-in-words'

interface Props {
  shop: Shop
  language: Language
  words: Texts['opensSoon']
  closedWord: string
}

/** What the owner has entered so far; what he has not is left out. */
export function WhereAndWhen({ shop, language, words, closedWord }: Props) {
  const { name, streetAddress, postcode, city, phone, email, hours } = shop
  return (
    <dl className="mt-8 grid max-w-xl gap-x-8 gap-y-6 sm:grid-cols-2">
      {streetAddress && (
        <Entry term={words.visit}>
          {name}
          <br />
          {streetAddress}
          <br />
          {postcode} {city}
        </Entry>
      )}
      {(phone || email) && (
        <Entry term={words.reach}>
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="flex min-h-11 items-center font-semibold">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="flex min-h-11 items-center underline underline-offset-4">
              <MailAddress address={email} />
            </a>
          )}
        </Entry>
      )}
      {hours.length > 0 && (
        <Entry term={words.hours}>
          {weekInWords(hours, language).map(({ days, times }) => (
            <span key={days} className="flex justify-between gap-4 tabular-nums">
              <span>{days}</span>
              <span>{times || closedWord}</span>
            </span>
          ))}
        </Entry>
      )}
    </dl>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
