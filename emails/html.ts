import type { Language } from '@/lib/i18n/language'
import { isolated } from '@/lib/i18n/isolated'
import type { Bill, Content, Fact, Link, MailBrand, Row, ShopDetails, Tone } from './content'

const tones: Record<Tone, string> = {
  salmon: '#ff8f6b',
  green: '#7ecb92',
  sky: '#8fc7d6',
  sand: '#d9cfc4',
}

const plainBrand: MailBrand = {
  wordmark: { plain: '', coloured: '' },
  logoUrl: '',
  button: '#1b1613',
  onButton: '#ffffff',
  ink: '#1b1613',
  inkInTheDark: '#f7efe6',
  ground: '#e6ddd0',
}

// Mail programs without media queries keep the light colours or invert them: every pair stays readable.
const styleOf = ({ inkInTheDark }: MailBrand) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.cell{padding:20px!important}.figure{font-size:52px!important;line-height:56px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:#16110f!important;color:#f7efe6!important}
.card{background-color:#211a17!important;color:#f7efe6!important}
.soft{color:#b9aca0!important}
.line{border-color:#3a302a!important}
.hot{color:${inkInTheDark}!important}
}`

export function renderHtml(content: Content, shopDetails: ShopDetails, language: Language): string {
  const { title } = content
  const brand = shopDetails.brand ?? plainBrand
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${styleOf(brand)}</style>
</head>
<body lang="${language}" class="paper" style="margin:0;padding:0;background-color:#faf6ef;color:#1b1613;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:24px">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background-color:#faf6ef;color:#1b1613">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left;overflow-wrap:anywhere">
${[mark(shopDetails, brand), head(content, brand), card(content, brand), signature(shopDetails)].filter(Boolean).join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The name also stands in for a logo that is not loaded. */
function mark({ shopName }: ShopDetails, { logoUrl, wordmark, ink }: MailBrand): string {
  if (!shopName) return ''
  const { plain, coloured } = wordmark.plain ? wordmark : { plain: shopName, coloured: '' }
  const second = coloured && `<span class="hot" style="color:${ink}">${escaped(coloured)}</span>`
  const shown = logoUrl
    ? `<img src="${escaped(logoUrl)}" alt="${escaped(shopName)}" height="60" style="height:60px;width:auto;max-width:100%;border:0">`
    : escaped(plain) + second
  return `<tr><td style="padding:0 4px 16px;font-size:28px;line-height:32px;font-weight:800;letter-spacing:-1.4px">${shown}</td></tr>`
}

function head({ title, tone, figure, figureNote }: Content, { ground }: MailBrand): string {
  const colour = tone ? tones[tone] : ground
  const note = figureNote && `<p style="margin:4px 0 0;font-size:20px;line-height:28px">${escaped(figureNote)}</p>`
  return `<tr><td class="cell" style="padding:28px;border-radius:12px 12px 0 0;background-color:${colour};color:#1b1613">
<h1 style="margin:0;font-size:20px;line-height:28px">${escaped(title)}</h1>
${[figure && figureBlock(figure), note].filter(Boolean).join('\n')}
</td></tr>`
}

function figureBlock(figure: string): string {
  return `<p class="figure" style="margin:8px 0 0;font-size:64px;line-height:68px;font-weight:800;letter-spacing:-1px;overflow-wrap:normal">${escaped(figure)}</p>`
}

function card({ paragraphs, quote, action, facts = [], bill, closing }: Content, brand: MailBrand): string {
  const blocks = [
    ...paragraphs.map(paragraphBlock),
    quote && quoteBlock(quote),
    action && buttonTo(action, brand),
    facts.length > 0 && factsBlock(facts),
    bill && billBlock(bill),
    closing && paragraphBlock(closing),
  ]
  return `<tr><td class="card cell" style="padding:28px;border-radius:0 0 12px 12px;background-color:#ffffff;color:#1b1613">
${blocks.filter(Boolean).join('\n')}
</td></tr>`
}

function signature({ shopName, address, phone, origin }: ShopDetails): string {
  const dial =
    phone && `<a href="tel:${escaped(phone.replaceAll(' ', ''))}" style="color:inherit">${escaped(phone)}</a>`
  const home = `<a href="${escaped(origin)}" style="color:inherit">${escaped(origin.replace(/^https?:\/\//, ''))}</a>`
  const parts = [escaped(shopName), escaped(address.map(isolated).join(', ')), dial, home].filter(Boolean)
  return `<tr><td class="soft" style="padding:24px 4px 0;font-size:14px;line-height:22px;color:#6a6057">${parts.join('<br>')}</td></tr>`
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

export function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}

function linkTo({ label, url }: Link, style: string): string {
  return `<a href="${escaped(url)}" style="${style}">${escaped(label)}</a>`
}

function buttonTo(link: Link, { button, onButton }: Pick<MailBrand, 'button' | 'onButton'>): string {
  const look = 'display:inline-block;padding:12px 24px;border-radius:24px;font-weight:700;text-decoration:none'
  return `<p style="margin:8px 0 16px">${linkTo(link, `${look};background-color:${button};color:${onButton}`)}</p>`
}

function paragraphBlock(paragraph: string): string {
  return `<p style="margin:0 0 16px">${multiline(paragraph)}</p>`
}

function quoteBlock({ from, text }: NonNullable<Content['quote']>): string {
  return `<p class="line" style="margin:0 0 16px;padding-left:16px;border-left:4px solid #e6ddd0"><span class="soft" style="font-size:14px;color:#6a6057">${escaped(from)}</span><br>${multiline(text)}</p>`
}

function factsBlock(facts: readonly Fact[]): string {
  return facts.map(factBlock).join('\n')
}

function factBlock({ label, lines, link }: Fact): string {
  const said = [...lines.map(escaped), ...(link ? [linkTo(link, 'color:inherit;font-weight:600')] : [])].join('<br>')
  return `<p class="line" style="margin:0;padding:12px 0;border-top:1px solid #e6ddd0"><span class="soft" style="font-size:14px;color:#6a6057">${escaped(label)}</span><br>${said}</p>`
}

function billBlock({ rows, sum, notes }: Bill): string {
  // Its own table: the large sum would widen the column of amounts on a phone.
  const tables = [rows.map((row) => billRow(row, '')).join(''), billRow(sum, 'font-weight:800;font-size:20px;')]
  const small = notes.map(
    (note) =>
      `<p class="soft" style="margin:4px 0 0;font-size:14px;line-height:20px;color:#6a6057">${escaped(note)}</p>`,
  )
  return [...tables.map(billTable), ...small].join('')
}

function billTable(rows: string): string {
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${rows}</table>`
}

function billRow([label, amount]: Row, style: string): string {
  const cell = `padding:8px 0;border-top:1px solid #e6ddd0;vertical-align:top;${style}`
  return `<tr><td class="line" style="${cell}padding-right:12px">${escaped(label)}</td><td class="line" style="${cell}text-align:right;white-space:nowrap">${escaped(amount)}</td></tr>`
}

function multiline(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}
