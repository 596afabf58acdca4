import { contentOf, mayLeave, watchForm } from '@/app/_client/unsaved'

/** A form with what it was opened with: what its changes, and those of other people, are compared with. */
export class OpenedForm<Fields, View> {
  #element: HTMLFormElement | null = null
  #content = ''
  #untouched: Fields | null = null
  #view: View | null
  readonly #read: (typed: FormData) => Fields

  constructor(view: View | null, read: (typed: FormData) => Fields) {
    this.#view = view
    this.#read = read
  }

  /** The thing as it was stored; null for a new one. */
  get view(): View | null {
    return this.#view
  }

  /** What would have been sent then. */
  get untouched(): Fields | null {
    return this.#untouched
  }

  /** To be given to the form as its `ref`. */
  readonly watch = (element: HTMLFormElement) => {
    this.#element = element
    this.#remember(element)
    const unwatch = watchForm(element, () => contentOf(element) !== this.#content)
    return () => {
      unwatch()
      this.#element = null
    }
  }

  rememberAsSaved(view: View): void {
    this.#view = view
    if (this.#element) this.#remember(this.#element)
  }

  /** Asks before what was typed is given up. */
  readonly leave = (go: () => void): void => {
    const asked = this.#element ? mayLeave(this.#element) : Promise.resolve(true)
    void asked.then((may) => {
      if (may) go()
    })
  }

  #remember(element: HTMLFormElement): void {
    this.#untouched = this.#read(new FormData(element))
    this.#content = contentOf(element)
  }
}
