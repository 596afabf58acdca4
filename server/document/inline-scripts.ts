import { createHash } from 'node:crypto'

const script = /<script([^>]*)>([^]*?)<\/script>/g
/** From elsewhere, or data that never runs. */
const isNotInline = /\ssrc=|\stype="application\//

/** What the policy of the document has to name for its own scripts to run. */
export function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(script)].filter(([, attributes = '']) => !isNotInline.test(attributes))
  return [...new Set(inline.map(([, , content = '']) => createHash('sha256').update(content).digest('base64')))]
}
