import type { Manager } from '@/lib/accounts/caller'
import type { Localized } from '@/lib/i18n/localized'
import { colourProblems } from '@/lib/look/palette'
import type { FieldError } from '@/lib/i18n/catalogue'
import { localizedOf } from '@/lib/i18n/localized'
import type { Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { editLook, writeDraft } from './edit-look'
import type { Banner, Logo, Look, LookPicture, Slide } from './look'
import type { EditedLook } from './queries'
import { findStoredPictures } from './stored-pictures'

type Named = Pick<LookPicture, 'hash'> | null
type Texts<Thing, Names extends keyof Thing> = Omit<Thing, Names> & Record<Names, Partial<Localized>>
type SentSlide = Texts<Omit<Slide, 'picture'>, 'headline' | 'text' | 'label'> & { picture: Named }

/** What is absent stays as it is; lists are replaced as a whole. */
export interface LookChanges extends Partial<
  Pick<Look, 'accent' | 'second' | 'theme' | 'bestsellers' | 'chosenItems'>
> {
  logo?: Named
  slides?: readonly SentSlide[]
  banner?: Texts<Banner, 'text'> | null
}

/** Changes the draft and makes one where there is none; guests see nothing of it before it is published. */
export async function changeLook(
  manager: Manager,
  { expectedVersions, logo, slides, banner, ...changes }: LookChanges & Expected,
): Promise<EditedLook> {
  const named = [logo, ...(slides ?? []).map(({ picture }) => picture)].flatMap((each) => (each ? [each.hash] : []))
  const stored = await findStoredPictures(named)
  const sent = {
    ...changes,
    ...(banner !== undefined && { banner: banner && { ...banner, text: localizedOf(banner.text) } }),
    ...(logo !== undefined && { logo: logo && stored('logo', logo.hash) }),
    ...(slides && {
      slides: slides.map((slide, index) => slideOf(slide, (hash) => stored(`slides.${index}.picture`, hash))),
    }),
  }
  return editLook(manager, { expectedVersions }, async (tx, before) => {
    const { version: _version, isPublished: _isPublished, ...look } = before
    const after: Look = { ...look, ...sent }
    expectReadable(after)
    await writeDraft(tx, after)
  })
}

/** Refuses colours that words could not be read in. */
export function expectReadable(look: Pick<Look, 'accent' | 'second'>): void {
  const fields: Record<string, FieldError> = colourProblems(look)
  if (Object.keys(fields).length > 0) throw new Refusal('contrast_too_low', { fields })
}

function slideOf(slide: SentSlide, stored: (hash: string) => Logo): Slide {
  return {
    ...slide,
    headline: localizedOf(slide.headline),
    text: localizedOf(slide.text),
    label: localizedOf(slide.label),
    picture: slide.picture && pictureOf(stored(slide.picture.hash)),
    drawing: slide.picture ? null : slide.drawing,
  }
}

function pictureOf({ tone: _tone, ...picture }: Logo): LookPicture {
  return picture
}
