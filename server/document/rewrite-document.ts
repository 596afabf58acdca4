import { holdInput, lateLetters, showLetters, startScripts } from './start-scripts'
import { presentIn, usedRules, type SplitStyles } from './used-rules'

/** By address of the sheet; `late` is the address of the one that comes with the scripts. */
export type Styles = Record<string, SplitStyles & { late: string }>

const externalScript = /<script (?=[^>]*\bsrc="([^"]+)")[^>]*><\/script>/g
const scriptHint = /<link rel="preload" as="script"[^>]*>/g
const styleSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
// Next writes no `<` into them, so that the next one ends the script.
const routerData = /self\.__next_f\.push\(\[1,("[^<]*")\]\)(?=<\/script>)/g

// Next sends them as they become ready: as one script they are one hash in the policy of a page without nonce.
const dataScripts = /(?:<script>\(?self\.__next_f[^<]*<\/script>){2,}/g

/**
 * Next's document, so that it can be painted with nothing else loaded: the rules that it needs are in it, and its scripts
 * come after the first frame. What React rendered inside `<body>` stays as it is.
 */
export function rewriteDocument(html: string, styles: Styles): string {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1] ?? null
  const scripts = new Map<string, { src: string; noModule?: true }>()
  const sheets = new Map<string, { href: string; late: string }>()
  const present = presentIn(html)
  const withoutScripts = withShortData(html)
    .replace(scriptHint, '')
    .replace(externalScript, (tag, src: string) => {
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
  const parts = [
    `(${holdInput.toString()})()`,
    `(${showLetters.toString()})()`,
    `(${startScripts.toString()})(${what})`,
  ]
  const start = `<script${nonce ? ` nonce="${nonce}"` : ''}>${parts.join(';')}</script>`
  return styled.replace('</head>', `${lateLetters}</head>`).replace(/<\/body>/, () => `${start}</body>`)
}

/** The router's data is JSON in a string: between double quotes each of its own needs an escape, thousands in a page. */
function withShortData(html: string): string {
  return html
    .replace(routerData, (_, json: string) => `self.__next_f.push([1,${quoted(JSON.parse(json) as string)}])`)
    .replace(dataScripts, (scripts) => scripts.replaceAll('</script><script>', ';'))
}

const escapes: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

function quoted(text: string): string {
  return `'${text.replace(/[\\'\n\r<\u2028\u2029]/g, (found) => escapes[found] ?? `\\${found}`)}'`
}
