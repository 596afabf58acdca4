/** The same in the dark theme. Ink on each of them has at least 7:1. */
export const posterTints = {
  saffron: 'bg-[#f4b335]',
  salmon: 'bg-[#ff8f6b]',
  sage: 'bg-[#9fcfa8]',
  green: 'bg-[#7ecb92]',
  sky: 'bg-[#8fc7d6]',
  sand: 'bg-[#d9cfc4]',
} as const

export type PosterTint = keyof typeof posterTints
