const tints = ['bg-ground-1', 'bg-ground-2', 'bg-ground-3', 'bg-ground-4', 'bg-ground-5', 'bg-ground-6']

/** By the category's place on the menu. */
export function tintOf(index: number): string {
  return tints[index % tints.length] ?? 'bg-ground-1'
}

/** For the dark theme as well. Ink on each has at least 7:1. The first three are the shop's own. */
export const posterTints = {
  brand: 'bg-poster-1',
  brandHot: 'bg-poster-2',
  brandQuiet: 'bg-poster-3',
  saffron: 'bg-[#f4b335]',
  salmon: 'bg-[#ff8f6b]',
  green: 'bg-[#7ecb92]',
  sky: 'bg-[#8fc7d6]',
  sand: 'bg-[#d9cfc4]',
} as const

export type PosterTint = keyof typeof posterTints
