import localFont from 'next/font/local'

/** The letters of German and English, 25 kB. fonts/fallback.css has its measures so that nothing jumps. */
const grotesk = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '400 800',
  variable: '--font-grotesk',
  adjustFontFallback: false,
  // A preload would take bandwidth from the text.
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-5F, U+61-7D, U+A0, U+A9, U+AB, U+AD, U+B7, U+BB, U+C4, U+D6-D7, U+DC, U+E0, U+E4, U+E7-EA, U+F4, U+F6, U+FC, U+2013, U+2019, U+201C-201E, U+2026',
    },
  ],
})

/** The other letters of our languages, for pages that use them; fonts/letters.test.ts checks the ranges. */
const rareGrotesk = localFont({
  src: './fonts/bricolage-grotesque-rare.woff2',
  weight: '400 800',
  variable: '--font-grotesk-rare',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+60, U+7E, U+A1-A3, U+A5-A8, U+AA, U+AC, U+AE-B6, U+B8-BA, U+BC-C3, U+C5-D5, U+D8-DB, U+DD-DF, U+E1-E3, U+E5-E6, U+EB-F3, U+F5, U+F7-FB, U+FD-FF, U+152-153, U+178, U+2009, U+2014, U+2018, U+201A, U+2022, U+202F, U+2039-203A, U+20AC, U+2212',
    },
  ],
})

export const fontVariables = `${grotesk.variable} ${rareGrotesk.variable}`
