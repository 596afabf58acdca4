import { fieldOf, isField } from '@/app/_client/form'
import type { AdminTexts } from '@/lib/i18n/texts'
import { formatPrice, rappenOf } from '@/lib/platform/values/money'
import { textOf } from './save-changes'

/** A list, or another field of the call that has several inputs. */
export interface Composed {
  label: string
  show: (value: never) => string
}

type Words = AdminTexts['forms']

/** A field's label and value as its input shows them, unless it is composed. */
export class FieldWords {
  readonly #form: HTMLFormElement | null
  readonly #composed: Partial<Record<string, Composed>>
  readonly #words: Words

  constructor(form: HTMLFormElement | null, composed: Partial<Record<string, Composed>>, words: Words) {
    this.#form = form
    this.#composed = composed
    this.#words = words
  }

  readonly labelOf = (field: string): string =>
    this.#composed[field]?.label ?? this.#inputOf(field)?.labels?.[0]?.textContent ?? field

  readonly show = (field: string, value: unknown): string => {
    const composed = this.#composed[field]
    const text = composed ? composed.show(value as never) : valueInWords(this.#inputOf(field), value, this.#words)
    return text || this.#words.nothing
  }

  #inputOf(field: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | undefined {
    return [...(this.#form?.elements ?? [])].filter(isField).find((element) => fieldOf(element) === field)
  }
}

function valueInWords(input: Element | undefined, value: unknown, words: Words): string {
  if (input instanceof HTMLSelectElement)
    return [...input.options].find((option) => option.value === String(value))?.label ?? textOf(value)
  if (!(input instanceof HTMLInputElement)) return textOf(value)
  if (input.type === 'checkbox') return value === true ? words.yes : words.no
  if (input.type === 'file') return pictureInWords(value, words)
  const isAmount = input.inputMode === 'decimal' && Number.isFinite(Number(value))
  return isAmount ? formatPrice(rappenOf(Number(value))) : textOf(value)
}

/** A file by its name; `true` means removed. */
export function pictureInWords(picture: unknown, words: Words): string {
  if (picture instanceof File) return picture.name
  return typeof picture === 'string' ? words.anotherPicture : words.nothing
}
