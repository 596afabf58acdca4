import localFont from 'next/font/local'

/** Bricolage Grotesque, Latin, weight axis only (41 kB); the fallback takes its metrics so that nothing jumps. */
export const grotesk = localFont({
  src: './fonts/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-grotesk',
  adjustFontFallback: 'Arial',
})
