interface Start {
  scripts: { src: string; noModule?: boolean }[]
  styles: { href: string; late: string }[]
  nonce: string | null
}

/**
 * The first document of a visitor is painted in the letters of the machine, which have the measures of the shop's own:
 * `showLetters` asks for them after that, in later documents at once. Without script they are there from the start.
 */
export const lateLetters =
  '<style>@media (scripting:enabled){html:not([data-letters]){--font-grotesk:_;--font-grotesk-rare:_}}</style>'

/**
 * Runs in the browser, sent as text: it may use nothing from outside. The page is painted before anything is loaded that
 * makes it react; the first touch or key asks for it at once.
 */
export function startScripts({ scripts, styles, nonce }: Start): void {
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    for (const { href, late } of styles) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: late }))
      // React asks for the sheet by its address; switched off it is found, and not loaded.
      const known = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, disabled: true })
      known.dataset.precedence = 'next'
      document.head.append(known)
    }
    for (const script of scripts) load(script, 1000)
  }
  function load({ src, noModule = false }: Start['scripts'][number], pauseMs: number) {
    const script = Object.assign(document.createElement('script'), { src, noModule, async: true })
    if (nonce) script.nonce = nonce
    // One file that was lost on the way, and nothing on the page would ever react.
    script.onerror = () => {
      script.remove()
      setTimeout(() => load({ src, noModule }, Math.min(pauseMs * 2, 30_000)), pauseMs)
    }
    document.head.append(script)
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
  // A browser that does not tell when it paints.
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return startWhenLoaded()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(startWhenLoaded)
  }).observe({ type: 'paint', buffered: true })
}

/** Runs in the browser before `startScripts`: asks for the shop's letters, the first time not before the first frame. */
export function showLetters(): void {
  function show() {
    document.documentElement.dataset.letters = ''
    try {
      localStorage.letters = 'fetched'
    } catch {
      // Each document then begins in the letters of the machine.
    }
  }
  function areFetched() {
    try {
      return localStorage.letters === 'fetched'
    } catch {
      return false
    }
  }
  if (areFetched() || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return show()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) show()
  }).observe({ type: 'paint', buffered: true })
}

/**
 * Runs in the browser as well: what is pressed and typed before React is there is pressed and typed again when it is.
 */
export function holdInput(): void {
  const pressed: HTMLElement[] = []
  const typed = new Map<HTMLInputElement, string>()
  const ticked = new Set<HTMLInputElement>()
  function holdPress(event: Event) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [data-press]')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(button)
  }
  function rememberTyped({ target }: Event) {
    if (!(target instanceof HTMLInputElement)) return
    if (/checkbox|radio/.test(target.type)) ticked.add(target)
    else typed.set(target, target.value)
  }
  function typeAgain(field: HTMLInputElement, value: string) {
    // React has put a setter of its own on the field and takes for news only what went past it.
    field.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function tickAgain(box: HTMLInputElement) {
    if (box.type === 'radio' && !box.checked) return
    // React believes what it finds when it comes; it hears of what is pressed after that.
    box.checked = !box.checked
    box.click()
  }
  addEventListener('click', holdPress, true)
  addEventListener('input', rememberTyped, true)
  document.addEventListener('hydrated', () => {
    removeEventListener('click', holdPress, true)
    removeEventListener('input', rememberTyped, true)
    for (const [field, value] of typed) typeAgain(field, value)
    for (const box of ticked) tickAgain(box)
    for (const button of pressed) button.click()
  })
}
