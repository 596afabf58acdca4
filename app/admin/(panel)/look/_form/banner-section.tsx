import { useState } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { CheckField } from '@/app/_ui/field'
import { longestBanner } from '@/lib/shop/look/limits'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { DaysFields } from './days-fields'
import { LinkField } from './link-field'
import { Section } from './section'
import { TextInLanguages } from './text-in-languages'

interface Props {
  banner: LookView['banner']
  categories: { name: string; path: string }[]
  fieldErrors: FieldErrors
}

/** One line above every page, or none. */
export function BannerSection({ banner, categories, fieldErrors }: Props) {
  const words = useWords('look')
  const [isShown, setShown] = useState(banner !== null)
  const ids = { idStart: 'banner-', path: 'banner.', fieldErrors }
  return (
    <Section title={words.banner} lead={words.bannerLead}>
      <CheckField
        name="has_banner"
        label={words.bannerShown}
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
      {isShown && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <TextInLanguages
            name="banner"
            label={words.bannerText}
            stored={bannerTexts(banner)}
            maxLength={longestBanner}
            {...ids}
            fieldErrors={bannerErrors(fieldErrors)}
          />
          <LinkField
            name="banner_link"
            id="banner-link"
            stored={banner?.link ?? ''}
            categories={categories}
            none={words.noLink}
            dataField="banner.link"
            error={fieldErrors['banner.link']}
          />
          <DaysFields
            name="banner_"
            stored={{ first_day: banner?.first_day ?? null, last_day: banner?.last_day ?? null }}
            {...ids}
          />
        </div>
      )}
    </Section>
  )
}

// Slides have a `text_de` as well: in the form that of the banner is called after it.
function bannerTexts(banner: LookView['banner']): object {
  return Object.fromEntries(
    Object.entries(banner ?? {}).map(([field, text]) => [field.replace(/^text_/, 'banner_'), text]),
  )
}

function bannerErrors(fieldErrors: FieldErrors): FieldErrors {
  const entries = Object.entries(fieldErrors)
  return Object.fromEntries(entries.map(([field, error]) => [field.replace(/^banner\.text_/, 'banner.banner_'), error]))
}
