import type { FieldErrors } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { mostSlides } from '@/lib/shop/look/limits'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { useRows } from '../../../_client/use-rows'
import { Section } from './section'
import { emptySlide, SlideFields, type ShownSlide } from './slide-fields'

interface Props {
  slides: LookView['slides']
  categories: { name: string; path: string }[]
  fieldErrors: FieldErrors
}

/** The posters of the first page, in their order. */
export function SlidesSection({ slides, categories, fieldErrors }: Props) {
  const words = useWords('look')
  const { rows, add, move, remove } = useRows<ShownSlide>(slides)
  return (
    <Section title={words.slides} lead={words.slidesLead}>
      {rows.map(({ key, value }, index) => {
        const named = (text: string) => fill(text, { number: index + 1 })
        return (
          <fieldset key={key} className="border-line rounded-card mb-4 border p-4">
            <legend className="px-2 font-bold">{named(words.slideNumber)}</legend>
            <SlideFields slide={value} row={key} path={`slides.${index}.`} {...{ categories, fieldErrors }} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                look="plain"
                aria-label={named(words.slideUp)}
                disabled={index === 0}
                onClick={() => move(key, -1)}
              >
                ↑
              </Button>
              <Button
                look="plain"
                aria-label={named(words.slideDown)}
                disabled={index === rows.length - 1}
                onClick={() => move(key, 1)}
              >
                ↓
              </Button>
              <Button look="plain" aria-label={named(words.slideRemove)} onClick={() => remove(key)}>
                {words.remove}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <p className="text-paprika-ink mb-2 font-semibold empty:hidden">{fieldErrors.slides}</p>
      {rows.length < mostSlides && (
        <Button look="plain" onClick={() => add(emptySlide)}>
          {words.addSlide}
        </Button>
      )}
    </Section>
  )
}
