import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Select } from '@/app/_ui/field'
import { ListError } from '@/app/admin/_form/edit-form'
import { placeIn } from '@/app/admin/_table/address'
import { FocusPicker } from '@/app/admin/_ui/focus-picker'
import { fill } from '@/lib/i18n/fill'
import { picturePath } from '@/lib/pictures/picture-path'
import { mostSlides, longestHeadline, longestSlideLabel, longestSlideText } from '@/lib/shop/limits'
import { drawings } from '@/lib/shop/look/look'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { useRows } from '../../../_client/use-rows'
import { Section, LinkField, DaysFields, TextInLanguages } from './look-fields'
import { LookPictureField } from './look-picture-field'

interface Props {
  slides: LookView['slides']
  categories: { name: string; path: string }[]
}

export function SlidesSection({ slides, categories }: Props) {
  const words = useWords('look')
  const { rows, add, move, remove } = useRows<ShownSlide>(slides)
  return (
    <Section title={words.slides} lead={words.slidesLead}>
      {rows.map(({ id, value }, index) => {
        const named = (text: string) => fill(text, { number: index + 1 })
        const { up, down } = placeIn(rows, index)
        return (
          <fieldset key={id} className="border-line rounded-card mb-4 border p-4">
            <legend className="px-2 font-bold">{named(words.slideNumber)}</legend>
            <SlideFields slide={value} row={id} path={`slides.${index}.`} categories={categories} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                look="plain"
                aria-label={named(words.slideUp)}
                disabled={!up}
                onClick={() => up && move(id, up.beforeId)}
              >
                ↑
              </Button>
              <Button
                look="plain"
                aria-label={named(words.slideDown)}
                disabled={!down}
                onClick={() => down && move(id, down.beforeId)}
              >
                ↓
              </Button>
              <Button look="plain" aria-label={named(words.slideRemove)} onClick={() => remove(id)}>
                {words.remove}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <ListError of="slides" className="mb-2" />
      {rows.length < mostSlides && (
        <Button look="plain" onClick={() => add(emptySlide)}>
          {words.addSlide}
        </Button>
      )}
    </Section>
  )
}

type ShownSlide = Partial<LookView['slides'][number]>

const emptySlide: ShownSlide = {}

interface SlideFieldsProps {
  slide: ShownSlide
  /** Stays with the slide while others come and go. */
  row: string
  path: string
  categories: { name: string; path: string }[]
}

function SlideFields({ slide, row, path, categories }: SlideFieldsProps) {
  const words = useWords('look')
  const place = { idStart: `slide-${row}-`, path }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SlidePicture {...{ slide, row, path }} />
      <TextInLanguages name="headline" label={words.headline} stored={slide} maxLength={longestHeadline} {...place} />
      <TextInLanguages name="text" label={words.text} stored={slide} maxLength={longestSlideText} {...place} />
      <TextInLanguages name="label" label={words.label} stored={slide} maxLength={longestSlideLabel} {...place} />
      <LinkField stored={slide.link ?? '/menu'} categories={categories} row="slide_" {...place} />
      <DaysFields stored={slide} row="slide_" {...place} />
    </div>
  )
}

function SlidePicture({ slide, row, path }: Omit<SlideFieldsProps, 'categories'>) {
  const words = useWords('look')
  const [hash, setHash] = useState(slide.picture?.hash ?? '')
  const [focus, setFocus] = useState({ focusX: slide.focus_x ?? 50, focusY: slide.focus_y ?? 50 })
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <LookPictureField
        name="slide_picture"
        id={`slide-${row}-picture`}
        label={words.picture}
        hash={hash}
        onChange={setHash}
        dataField={`${path}picture`}
      />
      {hash ? (
        <>
          <FocusPicker image={picturePath(hash, 640)} focus={focus} onChange={setFocus} idStart={`slide-${row}-`} />
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
