import { type Language, languageFacts } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

/** Needs nothing else from the network; the worker fills in the `{prefix}` of its links. */
export function offlineDocument(language: Language, shopName: string): string {
  const { emptyStates, island } = texts(language).shop
  return `<!doctype html>
<html lang="${languageFacts[language].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${emptyStates.offlineTitle} · ${escaped(shopName)}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { max-width: 34rem; margin: 0 auto; padding: 15vh 1.25rem 3rem; overflow-wrap: anywhere }
h1 { margin: 0.25em 0; font-size: 2.5rem; line-height: 1.1 }
a { display: inline-block; margin: 1rem 1.5rem 0 0; padding: 0.6rem 0; color: inherit; font-weight: 600 }
</style>
<p>${escaped(shopName)}</p>
<h1>${emptyStates.offlineTitle}</h1>
<p>${emptyStates.offlineText}</p>
<a href="">${island.retry}</a><a href="{prefix}/menu">${emptyStates.toMenu}</a>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
