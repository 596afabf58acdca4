import type { Language } from '@/lib/i18n/language'
import type { Content, ShopDetails } from './content'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** No colours of its own but one border: mail programs turn it dark as they like and it stays readable. */
export function renderHtml(content: Content, shopDetails: ShopDetails, language: Language): string {
  const { title, figure, paragraphs, rows = [], action } = content
  const blocks = [
    `<h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${escaped(title)}</h1>`,
    figure ? figureBlock(figure) : '',
    ...paragraphs.map(paragraphBlock),
    rows.length > 0 ? rowsBlock(rows) : '',
    action ? actionBlock(action) : '',
    signature(shopDetails),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
</head>
<body lang="${language}" style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:24px">
<div style="max-width:480px;margin:0 auto">
${blocks.filter(Boolean).join('\n')}
</div>
</body>
</html>
`
}

function figureBlock(figure: string): string {
  return `<p style="font-size:44px;line-height:52px;font-weight:800;letter-spacing:2px;margin:0 0 16px">${escaped(figure)}</p>`
}

function paragraphBlock(paragraph: string): string {
  return `<p style="margin:0 0 16px">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`
}

function rowsBlock(rows: [string, string][]): string {
  const cells = rows.map(([label, amount], at) => {
    const weight = at === rows.length - 1 ? 'font-weight:800;border-top:2px solid' : ''
    return `<tr><td style="padding:6px 12px 6px 0;${weight}">${escaped(label)}</td><td style="padding:6px 0;text-align:right;white-space:nowrap;vertical-align:top;${weight}">${escaped(amount)}</td></tr>`
  })
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${cells.join('')}</table>`
}

function actionBlock({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;border:2px solid;border-radius:24px;color:inherit;font-weight:700'
  return `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`
}

function signature({ shopName, phone, origin }: ShopDetails): string {
  const link = `<a href="${escaped(origin)}" style="color:inherit">${escaped(origin.replace(/^https?:\/\//, ''))}</a>`
  const parts = [escaped(shopName), escaped(phone), link].filter(Boolean)
  return `<p style="margin:32px 0 0;font-size:14px;line-height:20px;opacity:.75">${parts.join('<br>')}</p>`
}
