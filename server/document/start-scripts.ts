interface Start {
  scripts: { src: string; noModule?: boolean }[]
  styles: string[]
  nonce: string | null
}

/**
 * Runs in the browser, sent as text: it may use nothing from outside. The page is painted before anything is loaded that
 * makes it react; the first touch or key asks for it at once.
 */
export function startScripts({ scripts, styles, nonce }: Start): void {
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    // The whole sheet, before React, which asks for it by its address.
    for (const href of styles) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      link.dataset.precedence = 'next'
      document.head.append(link)
    }
    for (const { src, noModule = false } of scripts) {
      const script = Object.assign(document.createElement('script'), { src, noModule, async: true })
      if (nonce) script.nonce = nonce
      document.head.append(script)
    }
  }
  // Its pictures first, but a line that brings none must not keep the page from reacting.
  function startWhenLoaded() {
    if (document.readyState === 'complete') return start()
    addEventListener('load', start)
    setTimeout(start, 3000)
  }
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { once: true, capture: true, passive: true })
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(startWhenLoaded)
  }).observe({ type: 'paint', buffered: true })
}

/** Runs in the browser as well: a button that is pressed before React is there is pressed again when it is. */
export function holdPresses(): void {
  const held: HTMLElement[] = []
  function hold(event: Event) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(button)
  }
  addEventListener('click', hold, true)
  document.addEventListener('hydrated', () => {
    removeEventListener('click', hold, true)
    for (const button of held) button.click()
  })
}
