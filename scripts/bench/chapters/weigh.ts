import type { Browser } from 'playwright'

/** JavaScript over the wire; everything but pictures */
export type Weight = { kilobytes: number; requests: number }

const SETTLED_MS = 1_500

/** Loads the page with an empty cache, as a phone does that was never here, and counts what goes over the wire. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-CH' })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  const kinds: Map<string, string> = new Map()
  let scriptBytes = 0
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isPicture = response.mimeType.startsWith('image/')
    if (!isPicture && !response.url.startsWith('data:')) kinds.set(requestId, type)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  await context.close()
  return { kilobytes: scriptBytes / 1000, requests: kinds.size }
}
