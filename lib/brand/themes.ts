export const themeNames = ['poster', 'bistro', 'market'] as const
export type ThemeName = (typeof themeNames)[number]

export type ThemeTokens = Record<
  'card-radius' | 'field-radius' | 'button-radius' | 'letters' | 'head-letters' | 'head-weight' | 'tight',
  string
>

const humanist = "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', source-sans-pro, sans-serif"
const oldStyle = "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', 'DejaVu Serif', Georgia, serif"
const geometric = "'Avenir Next', Avenir, Montserrat, Corbel, 'URW Gothic', Roboto, system-ui, sans-serif"

/** Only the fonts of `poster` are loaded; the others are system fonts. */
export const themes: Record<ThemeName, ThemeTokens> = {
  poster: {
    'card-radius': '12px',
    'field-radius': '8px',
    'button-radius': '999px',
    letters:
      "var(--font-grotesk-rare), var(--font-grotesk), 'Grotesk as Arial', 'Grotesk as Roboto', 'Grotesk as DejaVu', system-ui, sans-serif",
    'head-letters': 'var(--letters)',
    'head-weight': '800',
    tight: '-0.045em',
  },
  bistro: {
    'card-radius': '4px',
    'field-radius': '4px',
    'button-radius': '4px',
    letters: humanist,
    'head-letters': oldStyle,
    'head-weight': '700',
    tight: '-0.02em',
  },
  market: {
    'card-radius': '24px',
    'field-radius': '16px',
    'button-radius': '16px',
    letters: geometric,
    'head-letters': geometric,
    'head-weight': '700',
    tight: '-0.03em',
  },
}
