import type { Page } from '@playwright/test'

/** Everything that the page says to eyes, ears, the tab and search engines. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']
    const said = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '']
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest('script, style')) said.push(node.textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of spoken) said.push(element.getAttribute(name) ?? '')
    return said.filter((text) => text.trim() !== '')
  })
}

/** What a document says to eyes, without a browser. Soft hyphens stand in long words. */
export function saidIn(html: string): string {
  return html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll('\u00ad', '')
}

// Addresses, the currency, orders' numbers, and the languages by their own names, are the same in every language.
const noWord = /\w+:\/\/\S+|\S+@\S+|\bCHF\b|\bORD-\S+|\b(Deutsch|English|Français|Italiano|de|en|fr|it|xx)\b/g

/** What is said in Latin letters and comes from no catalogue of the bracketed language. */
export function wordsOfOthers(said: string[], known: string[] = []): string[] {
  return said.filter((text) => {
    const foreign = text.replaceAll(/⟦[^⟦⟧]*⟧|<[^>]*>/g, ' ').replaceAll(noWord, ' ')
    return /\p{Script=Latin}/u.test(known.reduce((left, value) => left.replaceAll(value, ' '), foreign))
  })
}
