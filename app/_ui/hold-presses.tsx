import { requestScope } from '@/lib/platform/request-scope'

/**
 * What is pressed, typed or chosen before React is there is done again when it says so (app/_client/hydrated.tsx). Links and
 * `<details>` work without script. First in the body, so that nothing can be touched before.
 */
export function HoldPresses() {
  // The nonce of the page, which only pages for one visitor have; a browser hides it from React.
  const nonce = requestScope().getStore()?.nonce
  const script = { __html: `(${holdPresses.toString()})()` }
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={script} />
}

/** Runs in the browser, sent as text: it may use nothing from outside. */
function holdPresses(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const pressed: HTMLElement[] = []
  const changed = new Map<Field, string>()
  const ticked = new Set<HTMLInputElement>()
  function hold(event: Event) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [data-press]')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(button)
    button.dataset.held = ''
  }
  function remember({ target }: Event) {
    if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) ticked.add(target)
    else if (target instanceof Element && target.matches('input, textarea, select'))
      changed.set(target as Field, (target as Field).value)
  }
  function changeAgain(field: Field, value: string) {
    // A file that was chosen is there already, and no script may write it.
    if (field.type !== 'file') write(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  function write(field: Field, value: string) {
    // React has put a setter of its own on the field and takes for news only what went past it.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  function tickAgain(box: HTMLInputElement) {
    if (box.type === 'radio' && !box.checked) return
    // React believes what it finds when it comes; it is told of what is pressed after that.
    box.checked = !box.checked
    box.click()
  }
  /** One file that was lost on the way, and nothing on the page would ever react. */
  function fetchAgain({ target: lost }: Event) {
    if (!(lost instanceof HTMLScriptElement)) return
    // By the address as it is written: the bundler knows its files by that.
    const script = Object.assign(document.createElement('script'), { src: lost.getAttribute('src') })
    setTimeout(() => document.head.append(script), 1000)
  }
  addEventListener('click', hold, true)
  addEventListener('input', remember, true)
  addEventListener('error', fetchAgain, true)
  document.addEventListener('hydrated', () => {
    removeEventListener('click', hold, true)
    removeEventListener('input', remember, true)
    removeEventListener('error', fetchAgain, true)
    for (const [field, value] of changed) changeAgain(field, value)
    for (const box of ticked) tickAgain(box)
    for (const button of pressed) {
      delete button.dataset.held
      button.click()
    }
  })
}
