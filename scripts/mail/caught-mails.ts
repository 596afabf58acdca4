export type CaughtMail = {
  id: string
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  receivedAt: string
}

const MOST_MAILS = 500
const MOST_CHARACTERS = 20_000_000

/** Newest first; the oldest are dropped beyond a number or a total size. */
export class CaughtMails {
  #mails: CaughtMail[] = []
  #count = 0

  add(mail: Omit<CaughtMail, 'id' | 'receivedAt'>) {
    this.#count += 1
    this.#mails.unshift({ id: String(this.#count), receivedAt: new Date().toISOString(), ...mail })
    while (this.#mails.length > 1 && (this.#mails.length > MOST_MAILS || this.#characters() > MOST_CHARACTERS)) {
      this.#mails.pop()
    }
  }

  list(recipient?: string | null) {
    if (!recipient) return [...this.#mails]
    const wanted = recipient.toLowerCase()
    return this.#mails.filter(({ to }) => to.some((address) => address.toLowerCase() === wanted))
  }

  find(id: string) {
    return this.#mails.find((mail) => mail.id === id)
  }

  clear() {
    this.#mails = []
  }

  #characters() {
    return this.#mails.reduce((sum, { text, html, subject }) => sum + text.length + html.length + subject.length, 0)
  }
}
