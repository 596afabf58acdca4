import { themeNames, themes } from '@/lib/look/themes'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { Section } from './look-fields'

/** Corner and type, each shown in itself. */
export function ThemeSection({ look }: { look: LookView }) {
  const words = useWords('look')
  return (
    <Section title={words.theme} lead={words.themeLead}>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{words.theme}</legend>
        {themeNames.map((name) => {
          const { letters, 'head-letters': head, 'head-weight': weight, tight, 'card-radius': radius } = themes[name]
          return (
            <label
              key={name}
              className="border-control has-checked:border-ink flex cursor-pointer flex-col border-2 p-4"
              style={{ borderRadius: radius, fontFamily: letters }}
            >
              <span className="flex items-center gap-2">
                <input
                  type="radio"
                  name="theme"
                  value={name}
                  defaultChecked={look.theme === name}
                  className="accent-accent size-5 shrink-0"
                />
                <span
                  className="text-lg"
                  style={{ fontFamily: name === 'poster' ? letters : head, fontWeight: weight, letterSpacing: tight }}
                >
                  {words.themes[name]}
                </span>
              </span>
              <span className="text-ink-soft mt-1 text-sm">{words.themeTexts[name]}</span>
            </label>
          )
        })}
      </fieldset>
    </Section>
  )
}
