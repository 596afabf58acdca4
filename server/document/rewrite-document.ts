import { holdInput, startScripts } from './start-scripts'
import { presentIn, usedRules, type SplitStyles } from './used-rules'

/** By address of the sheet; `late` is the address of the one that comes with the scripts. */
export type Styles = Record<string, SplitStyles & { late: string }>

const externalScript = /<script (?=[^>]*\bsrc="([^"]+)")[^>]*><\/script>/g
const scriptHint = /<link rel="preload" as="script"[^>]*>/g
const styleSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * Next's document, so that it can be painted with nothing else loaded: the rules that it needs are in it, and its scripts
 * come after the first frame. Everything inside `<body>` stays as React rendered it.
 */
export function rewriteDocument(html: string, styles: Styles): string {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1] ?? null
  const scripts = new Map<string, { src: string; noModule?: true }>()
  const sheets = new Map<string, { href: string; late: string }>()
  const present = presentIn(html)
  const withoutScripts = html.replace(scriptHint, '').replace(externalScript, (tag, src: string) => {
    scripts.set(src, / nomodule/i.test(tag) ? { src, noModule: true } : { src })
    return ''
  })
  const styled = withoutScripts.replace(styleSheet, (tag, href: string) => {
    const split = styles[href]
    if (!split) return tag
    sheets.set(href, { href, late: split.late })
    return `<style>${usedRules(split, present)}</style>`
  })
  if (scripts.size === 0) return styled
  const what = JSON.stringify({ scripts: [...scripts.values()], styles: [...sheets.values()], nonce }).replaceAll(
    '<',
    '\\u003c',
  )
  const start = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${holdInput.toString()})();(${startScripts.toString()})(${what})</script>`
  return styled.replace(/<\/body>/, () => `${start}</body>`)
}
