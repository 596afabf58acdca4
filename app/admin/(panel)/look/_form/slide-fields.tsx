import { useState } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { Select } from '@/app/_ui/field'
import { picturePath } from '@/lib/pictures/picture-path'
import { longestHeadline, longestSlideLabel, longestSlideText } from '@/lib/shop/look/limits'
import { drawings } from '@/lib/shop/look/look'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { FocusPicker } from '../../../_ui/focus-picker'
import { DaysFields } from './days-fields'
import { LinkField } from './link-field'
import { LookPictureField } from './look-picture-field'
import { TextInLanguages } from './text-in-languages'

export type ShownSlide = Partial<LookView['slides'][number]>

export const emptySlide: ShownSlide = {}

interface Props {
  slide: ShownSlide
  /** Stays with the slide while others come and go. */
  row: number
  path: string
  categories: { name: string; path: string }[]
  fieldErrors: FieldErrors
}

export function SlideFields({ slide, row, path, categories, fieldErrors }: Props) {
  const words = useWords('look')
  const ids = { idStart: `slide-${row}-`, path, fieldErrors }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SlidePicture {...{ slide, row, path, fieldErrors }} />
      <TextInLanguages name="headline" label={words.headline} stored={slide} maxLength={longestHeadline} {...ids} />
      <TextInLanguages name="text" label={words.text} stored={slide} maxLength={longestSlideText} {...ids} />
      <TextInLanguages name="label" label={words.label} stored={slide} maxLength={longestSlideLabel} {...ids} />
      <LinkField
        name="slide_link"
        id={`slide-${row}-link`}
        stored={slide.link ?? '/menu'}
        categories={categories}
        dataField={`${path}link`}
        error={fieldErrors[`${path}link`]}
      />
      <DaysFields
        name="slide_"
        stored={{ first_day: slide.first_day ?? null, last_day: slide.last_day ?? null }}
        {...ids}
      />
    </div>
  )
}

function SlidePicture({ slide, row, path, fieldErrors }: Omit<Props, 'categories'>) {
  const words = useWords('look')
  const [hash, setHash] = useState(slide.picture?.hash ?? '')
  const [focus, setFocus] = useState({ focusX: slide.focus_x ?? 50, focusY: slide.focus_y ?? 50 })
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <LookPictureField
        name="slide_picture"
        id={`slide-${row}-picture`}
        label={words.picture}
        hint={words.pictureHint}
        hash={hash}
        onChange={setHash}
        dataField={`${path}picture`}
        error={fieldErrors[`${path}picture`]}
      />
      {hash ? (
        <>
          <FocusPicker
            image={picturePath(hash, 640)}
            focus={focus}
            onChange={setFocus}
            fieldErrors={{}}
            idStart={`slide-${row}-`}
          />
          <input type="hidden" name="slide_drawing" value="" />
        </>
      ) : (
        <>
          <Select
            name="slide_drawing"
            id={`slide-${row}-drawing`}
            label={words.drawing}
            defaultValue={slide.drawing ?? ''}
          >
            <option value="">{words.noDrawing}</option>
            {drawings.map((drawing) => (
              <option key={drawing} value={drawing}>
                {words.drawings[drawing]}
              </option>
            ))}
          </Select>
          <input type="hidden" name="focus_x" value={focus.focusX} />
          <input type="hidden" name="focus_y" value={focus.focusY} />
        </>
      )}
    </div>
  )
}
