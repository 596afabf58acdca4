import type { Bill, Content, Fact, Link, MailBrand, Row } from './content'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function linkTo({ label, url }: Link, style: string): string {
  return `<a href="${escaped(url)}" style="${style}">${escaped(label)}</a>`
}

export function buttonTo(link: Link, { button, onButton }: Pick<MailBrand, 'button' | 'onButton'>): string {
  const look = 'display:inline-block;padding:12px 24px;border-radius:24px;font-weight:700;text-decoration:none'
  return `<p style="margin:8px 0 16px">${linkTo(link, `${look};background-color:${button};color:${onButton}`)}</p>`
}

export function paragraphBlock(paragraph: string): string {
  return `<p style="margin:0 0 16px">${multiline(paragraph)}</p>`
}

export function quoteBlock({ from, text }: NonNullable<Content['quote']>): string {
  return `<p class="line" style="margin:0 0 16px;padding-left:16px;border-left:4px solid #e6ddd0"><span class="soft" style="font-size:14px;color:#6a6057">${escaped(from)}</span><br>${multiline(text)}</p>`
}

export function factsBlock(facts: readonly Fact[]): string {
  return facts.map(factBlock).join('\n')
}

function factBlock({ label, lines, link }: Fact): string {
  const said = [...lines.map(escaped), ...(link ? [linkTo(link, 'color:inherit;font-weight:600')] : [])].join('<br>')
  return `<p class="line" style="margin:0;padding:12px 0;border-top:1px solid #e6ddd0"><span class="soft" style="font-size:14px;color:#6a6057">${escaped(label)}</span><br>${said}</p>`
}

export function billBlock({ rows, sum, notes }: Bill): string {
  // The large sum would make the column of the amounts so wide that a dish has half a phone.
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
