import { requestScope } from '@/lib/platform/requests/request-scope'

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
  const ticked = new Map<HTMLInputElement, boolean>()
  let isDoneAgain = false
  function hold(event: Event) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [data-press]')
    if (!button || isDoneAgain) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(button)
    button.dataset.held = ''
  }
  function remember({ target }: Event) {
    if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) {
      for (const other of ticked.keys()) if (other.type === 'radio' && other.name === target.name) ticked.delete(other)
      ticked.set(target, target.checked)
    } else if (target instanceof Element && target.matches('input, textarea, select'))
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
  /** What was ticked is not always so any more: with each change React sets all boxes back to what it knows of. */
  function tickAgain(box: HTMLInputElement) {
    const isTicked = ticked.get(box)
    if (isTicked === undefined) return
    // React believes what it finds when it comes; it is told of what is pressed after that.
    box.checked = !isTicked
    box.click()
  }
  /** One file that was lost on the way, and nothing on the page would ever react. */
  function fetchAgain({ target: lost }: Event) {
    if (!(lost instanceof HTMLScriptElement)) return
    // By the address as it is written: the bundler knows its files by that.
    const script = Object.assign(document.createElement('script'), { src: lost.getAttribute('src') })
    setTimeout(() => document.head.append(script), 1000)
  }
  function pressAgain(button: HTMLElement) {
    delete button.dataset.held
    isDoneAgain = true
    button.click()
    isDoneAgain = false
  }
  /** Each in a task of its own: React takes in a change at its end, and the next has to build on it. */
  function doAgain(fields: (() => void)[]) {
    const field = fields.shift()
    const button = field ? undefined : pressed.shift()
    if (field) field()
    else if (button) pressAgain(button)
    else return stop()
    setTimeout(doAgain, 0, fields)
  }
  // Until then the user goes on: what is typed is newer, and what is pressed waits its turn.
  function stop() {
    removeEventListener('click', hold, true)
    removeEventListener('input', remember, true)
  }
  addEventListener('click', hold, true)
  addEventListener('input', remember, true)
  addEventListener('error', fetchAgain, true)
  document.addEventListener('hydrated', () => {
    removeEventListener('error', fetchAgain, true)
    const typed = [...changed.keys()].map((field) => () => changeAgain(field, changed.get(field) ?? ''))
    doAgain([...typed, ...[...ticked.keys()].map((box) => () => tickAgain(box))])
  })
}
