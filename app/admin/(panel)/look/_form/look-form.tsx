import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { apiInWireNames, type Body, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { CheckField } from '@/app/_ui/field'
import type { ColourProblem } from '@/lib/brand/palette'
import { longestBanner } from '@/lib/shop/limits'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { EditForm } from '../../../_form/edit-form'
import { useEditForm } from '../../../_form/use-edit-form'
import { type Named, readLook, composedLook } from './sent-look'
import { BestsellersSection } from './bestsellers-section'
import { ColoursSection, ThemeSection } from './colours-section'
import { LogoSection, UploadContext } from './look-picture-field'
import { Section, LinkField, DaysFields, TextInLanguages } from './look-fields'
import { LookFoot } from './look-foot'
import { SlidesSection } from './slides-section'

interface Props {
  look: LookView
  shopName: string
  categories: { name: string; path: string }[]
  dishes: Named[]
  refusedColours: Record<ColourProblem, string>
  onSaved: (look: LookView) => void
  renew: (look: LookView) => void
}

export function LookForm({ look, shopName, categories, dishes, refusedColours, onSaved, renew }: Props) {
  const words = useWords('look')
  const forms = useWords('forms')
  const { words: shared } = useScope()
  const router = useRouter()
  const isToBePublished = useRef(false)

  async function step(take: () => Promise<LookView>, done: string) {
    try {
      renew(await form.whileSignedIn(take))
      notify(done)
    } catch (error) {
      notify(reasonOf(error, shared.network), 'alert')
    }
    router.refresh()
  }

  const publish = (ifMatch: number) => step(() => apiInWireNames('POST look/publish', { ifMatch }), words.published)
  const discard = () => step(() => apiInWireNames('POST look/discard'), words.discarded)

  const form = useEditForm<Body<'PUT look'>, LookView>({
    opened: look,
    explain: words.failed,
    read: (typed) => readLook(typed, dishes),
    change: (fields, ifMatch) => apiInWireNames('PUT look', { body: fields, ifMatch }),
    onSaved: (view, isMerged) => {
      if (isToBePublished.current) return void publish(view.version)
      notify(words.saved)
      if (isMerged) renew(view)
      else onSaved(view)
    },
    composed: composedLook({ forms, words, dishes }),
  })
  return (
    <UploadContext
      value={(image) => form.whileSignedIn(() => apiInWireNames('POST look/pictures', { form: { image } }))}
    >
      <EditForm
        form={form}
        foot={
          <LookFoot
            form={form}
            isPublished={look.is_published}
            onSubmit={(isPublished) => {
              isToBePublished.current = isPublished
            }}
            onDiscard={discard}
          />
        }
        aria-label={words.title}
        isCard
      >
        <ColoursSection look={look} refused={refusedColours} />
        <ThemeSection look={look} />
        <LogoSection look={look} shopName={shopName} />
        <SlidesSection slides={look.slides} categories={categories} />
        <BannerSection banner={look.banner} categories={categories} />
        <BestsellersSection look={look} dishes={dishes} />
      </EditForm>
    </UploadContext>
  )
}

interface BannerSectionProps {
  banner: LookView['banner']
  categories: { name: string; path: string }[]
}

function BannerSection({ banner, categories }: BannerSectionProps) {
  const words = useWords('look')
  const [isShown, setShown] = useState(banner !== null)
  // Slides have texts, links and days as well, so the banner's have a prefix.
  const place = { row: 'banner_', idStart: 'banner-', path: 'banner.' }
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
          <TextInLanguages name="text" label={words.bannerText} stored={banner} maxLength={longestBanner} {...place} />
          <LinkField stored={banner?.link ?? ''} categories={categories} none={words.noLink} {...place} />
          <DaysFields stored={banner} {...place} />
        </div>
      )}
    </Section>
  )
}
