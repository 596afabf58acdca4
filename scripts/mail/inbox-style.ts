/** The shop's own paper, ink and paprika, so that the inbox reads as a part of it. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; --paper: #faf6ef; --card: #fff; --ink: #1b1613; --soft: #6f655c; --line: #e6ddd0; --paprika: #d6321e }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1613; --card: #261f1a; --ink: #faf6ef; --soft: #b5a99c; --line: #3b322b; --paprika: #ff6a55 } }
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
header { padding: 24px; border-bottom: 1px solid var(--line) }
h1 { font-size: 28px; line-height: 1.2 }
header p, article > p, nav span, nav time { color: var(--soft); font-size: 14px }
main { display: grid; gap: 24px; padding: 24px; align-items: start }
@media (min-width: 800px) { main { grid-template-columns: minmax(280px, 380px) 1fr } }
nav { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
nav a { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 12px 16px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line) }
nav a:last-child { border: 0 }
nav strong { grid-column: 1 / -1; overflow-wrap: anywhere }
nav span { overflow: hidden; text-overflow: ellipsis }
nav a[aria-current] { box-shadow: inset 4px 0 var(--paprika) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--paprika); outline-offset: -2px }
.empty { padding: 24px }
article { display: grid; gap: 12px; min-width: 0 }
h2 { font-size: 20px; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
`
