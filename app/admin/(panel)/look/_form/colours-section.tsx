import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { isHex, type Hex } from '@/lib/brand/oklch'
import {
  colourProblems,
  nearestColours,
  paletteOf,
  posterInk,
  type BrandColours,
  type ColourProblem,
} from '@/lib/brand/palette'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { Section } from './look-fields'
import { themeNames, themes } from '@/lib/brand/themes'

type Part = keyof BrandColours
const parts = ['accent', 'second'] as const

interface Props {
  look: LookView
  /** The shop's texts for refused colours, so that the form says the same before it is sent. */
  refused: Record<ColourProblem, string>
}

export function ColoursSection({ look, refused }: Props) {
  const words = useWords('look')
  const [colours, setColours] = useState<BrandColours>({ accent: look.accent as Hex, second: look.second as Hex })
  const problems = colourProblems(colours)
  const nearest = nearestColours(colours)

  function choose(part: Part, value: string) {
    const colour = value.trim().toLowerCase()
    if (isHex(colour)) setColours({ ...colours, [part]: colour })
  }

  return (
    <Section title={words.colours} lead={words.coloursLead}>
      <div className="grid gap-4 sm:grid-cols-2">
        {parts.map((part) => (
          <div key={part}>
            <Field
              name={part}
              label={words[part]}
              hint={words[`${part}Hint`]}
              type="color"
              value={colours[part]}
              onChange={({ currentTarget }) => choose(part, currentTarget.value)}
              // The server's refusal of a colour is known here, and ends with the colour.
              error={problems[part] ? refused[problems[part]] : ''}
            />
            <Field
              name={`${part}_code`}
              label={words.code}
              key={colours[part]}
              defaultValue={colours[part]}
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              onBlur={({ currentTarget }) => choose(part, currentTarget.value)}
              className="mt-2"
            />
            {problems[part] && (
              <Button look="plain" className="mt-2" onClick={() => choose(part, nearest[part])}>
                <span aria-hidden className="size-6 rounded-full" style={{ background: nearest[part] }} />
                {fill(words.takeNearest, { colour: nearest[part] })}
              </Button>
            )}
          </div>
        ))}
      </div>
      <Sample colours={colours} />
    </Section>
  )
}

function Sample({ colours }: { colours: BrandColours }) {
  const words = useWords('look')
  const palette = paletteOf(colours)
  return (
    <div aria-hidden className="mt-4 grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((scheme) => {
        const { accent, 'on-accent': onAccent, 'accent-ink': ink, second } = palette[scheme]
        const ground = scheme === 'light' ? '#faf6ef' : '#16110f'
        return (
          <div key={scheme} className="rounded-card border-line overflow-hidden border" style={{ background: ground }}>
            <p className="px-4 py-2 font-semibold" style={{ background: second, color: posterInk }}>
              {words.sampleGround}
            </p>
            <p className="flex flex-wrap items-center gap-3 p-4">
              <span className="rounded-full px-4 py-1.5 font-semibold" style={{ background: accent, color: onAccent }}>
                {words.sampleButton}
              </span>
              <span className="font-bold" style={{ color: ink }}>
                {words.sampleWord}
              </span>
            </p>
          </div>
        )
      })}
    </div>
  )
}

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
