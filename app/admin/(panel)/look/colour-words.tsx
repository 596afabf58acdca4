'use client'

import { createContext, use, type ReactNode } from 'react'
import type { ColourProblem } from '@/lib/look/palette'

type Words = Record<ColourProblem, string>

const WordsContext = createContext<Words>({ accent_too_light: '', second_too_dark: '' })

/** What the shop says of colours that it refuses: the form says the same before anything is sent. */
export function ColourWords({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useColourWords(): Words {
  return use(WordsContext)
}
