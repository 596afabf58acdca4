import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import type { Body } from '@/app/_client/contract-calls'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { useEditForm, whileSignedIn } from '../../../_form/use-edit-form'
import { useSignIn } from '../../../_form/use-sign-in'
import type { Named } from '../named'
import { BannerSection } from './banner-section'
import { BestsellersSection } from './bestsellers-section'
import { ColoursSection } from './colours-section'
import { LogoSection } from './logo-section'
import { LookFoot } from './look-foot'
import { readLook } from './read-look'
import { lookLabels, shownLook } from './shown-look'
import { SlidesSection } from './slides-section'
import { ThemeSection } from './theme-section'
import { UploadContext } from './upload'

interface Props {
  look: LookView
  shopName: string
  categories: { name: string; path: string }[]
  dishes: Named[]
  onSaved: (look: LookView) => void
  renew: (look: LookView) => void
}

export function LookForm({ look, shopName, categories, dishes, onSaved, renew }: Props) {
  const words = useWords('look')
  const forms = useWords('forms')
  const { words: shared } = useScope()
  const router = useRouter()
  const session = useSignIn()
  const isToBePublished = useRef(false)

  /** A step that is taken with what is stored; the form shows what came of it. */
  async function step(take: () => Promise<LookView>, done: string) {
    try {
      renew(await whileSignedIn(take, session.signIn))
      notify(done)
    } catch (error) {
      notify(reasonOf(error, shared.network), 'alert')
    }
    router.refresh()
  }

  const publish = (ifMatch: number) => step(() => api('POST look/publish', { ifMatch }), words.published)
  const discard = () => step(() => api('POST look/discard'), words.discarded)

  const form = useEditForm<Body<'PUT look'>, LookView>({
    opened: look,
    explain: (message) => fill(words.failed, { message }),
    read: (typed) => readLook(typed, dishes),
    change: (fields, ifMatch) => api('PUT look', { body: fields, ifMatch }),
    onSaved: (view, isMerged) => {
      if (isToBePublished.current) return void publish(view.version)
      notify(words.saved)
      if (isMerged) renew(view)
      else onSaved(view)
    },
    labels: lookLabels(words),
    show: shownLook({ forms, words, dishes }),
  })
  const { watch } = form
  const errors = { fieldErrors: form.fieldErrors }
  return (
    <UploadContext
      value={(image) => whileSignedIn(() => api('POST look/pictures', { form: { image } }), session.signIn)}
    >
      <form
        ref={watch}
        noValidate
        onSubmit={form.onSubmit}
        aria-label={words.title}
        className="rounded-card border-line bg-card border p-4 pb-0 sm:p-5 sm:pb-0"
      >
        <ColoursSection look={look} />
        <ThemeSection look={look} />
        <LogoSection look={look} shopName={shopName} {...errors} />
        <SlidesSection slides={look.slides} categories={categories} {...errors} />
        <BannerSection banner={look.banner} categories={categories} {...errors} />
        <BestsellersSection look={look} dishes={dishes} {...errors} />
        <LookFoot
          form={form}
          isPublished={look.is_published}
          onSubmit={(isPublished) => {
            isToBePublished.current = isPublished
          }}
          onDiscard={discard}
        />
      </form>
      {form.dialogs}
      {session.dialog}
    </UploadContext>
  )
}
