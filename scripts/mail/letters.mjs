/** @typedef {{ id: string, to: string[], from: string, subject: string, text: string, html: string,
 *    receivedAt: string }} Letter */

const MOST_LETTERS = 500
const MOST_CHARACTERS = 20_000_000

/** The caught mails, newest first; the oldest go when there are too many or they are too long. */
export class Letters {
  /** @type {Letter[]} */
  #kept = []
  #count = 0

  /** @param {Omit<Letter, 'id' | 'receivedAt'>} letter */
  keep(letter) {
    this.#count += 1
    this.#kept.unshift({ id: String(this.#count), receivedAt: new Date().toISOString(), ...letter })
    while (this.#kept.length > 1 && (this.#kept.length > MOST_LETTERS || this.#characters() > MOST_CHARACTERS)) {
      this.#kept.pop()
    }
  }

  /** @param {string | null} [recipient] */
  list(recipient) {
    if (!recipient) return [...this.#kept]
    const wanted = recipient.toLowerCase()
    return this.#kept.filter(({ to }) => to.some((address) => address.toLowerCase() === wanted))
  }

  /** @param {string} id */
  find(id) {
    return this.#kept.find((letter) => letter.id === id)
  }

  clear() {
    this.#kept = []
  }

  #characters() {
    return this.#kept.reduce((sum, { text, html, subject }) => sum + text.length + html.length + subject.length, 0)
  }
}
