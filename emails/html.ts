import type { Language } from '@/lib/i18n/language'
import type { Content, ShopDetails, Tone } from './content'
import { billBlock, escaped, factsBlock, linkTo, paragraphBlock, quoteBlock } from './html-blocks'

const tones: Record<Tone, string> = {
  saffron: '#f4b335',
  salmon: '#ff8f6b',
  green: '#7ecb92',
  sky: '#8fc7d6',
  sand: '#d9cfc4',
}

// Programs without media queries keep the light colours, or turn them themselves: every pair stays readable.
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.cell{padding:20px!important}.figure{font-size:52px!important;line-height:56px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:#16110f!important;color:#f7efe6!important}
.card{background-color:#211a17!important;color:#f7efe6!important}
.soft{color:#b9aca0!important}
.line{border-color:#3a302a!important}
.hot{color:#ff8165!important}
}`

/** The brand as the page of an order shows it: paper, a coloured head with one huge figure, a card. No pictures. */
export function renderHtml(content: Content, shopDetails: ShopDetails, language: Language): string {
  const { title } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body lang="${language}" class="paper" style="margin:0;padding:0;background-color:#faf6ef;color:#1b1613;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:24px">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background-color:#faf6ef;color:#1b1613">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left;overflow-wrap:anywhere">
${[brand(shopDetails), head(content), card(content), signature(shopDetails)].filter(Boolean).join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** As the shop's pages set it: one word, its second half in the hot colour. */
function brand({ shopName }: ShopDetails): string {
  if (!shopName) return ''
  const [first = '', ...rest] = shopName.toLowerCase().split(/\s+/).map(escaped)
  const second = rest.length > 0 ? `<span class="hot" style="color:#c22a18">${rest.join('')}</span>` : ''
  return `<tr><td style="padding:0 4px 16px;font-size:28px;line-height:32px;font-weight:800;letter-spacing:-1.4px">${first}${second}</td></tr>`
}

function head({ title, tone = 'saffron', figure, figureNote }: Content): string {
  const note = figureNote && `<p style="margin:4px 0 0;font-size:20px;line-height:28px">${escaped(figureNote)}</p>`
  return `<tr><td class="cell" style="padding:28px;border-radius:12px 12px 0 0;background-color:${tones[tone]};color:#1b1613">
<h1 style="margin:0;font-size:20px;line-height:28px">${escaped(title)}</h1>
${[figure && figureBlock(figure), note].filter(Boolean).join('\n')}
</td></tr>`
}

function figureBlock(figure: string): string {
  return `<p class="figure" style="margin:8px 0 0;font-size:64px;line-height:68px;font-weight:800;letter-spacing:-1px;overflow-wrap:normal">${escaped(figure)}</p>`
}

function card({ paragraphs, quote, action, facts = [], bill, closing }: Content): string {
  const blocks = [
    ...paragraphs.map(paragraphBlock),
    quote && quoteBlock(quote),
    action && linkTo(action, 'button'),
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
  const parts = [escaped(shopName), escaped(address.join(', ')), dial, home].filter(Boolean)
  return `<tr><td class="soft" style="padding:24px 4px 0;font-size:14px;line-height:22px;color:#6a6057">${parts.join('<br>')}</td></tr>`
}
