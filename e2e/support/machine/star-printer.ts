import { expect, type APIRequestContext } from '@playwright/test'

/** Of ours, speaking Star CloudPRNT to the address that it was given. */
export class StarPrinter {
  readonly #request: APIRequestContext
  readonly #path: string
  /** As its cover and its paper are. */
  code = '200 OK'

  constructor(request: APIRequestContext, address: string) {
    this.#request = request
    this.#path = new URL(address).pathname
  }

  /** The token of what waits for it; null: nothing does. */
  async ask(): Promise<string | null> {
    const data = { statusCode: encodeURIComponent(this.code), printingInProgress: false }
    const answer = await this.#request.post(this.#path, { data })
    expect(answer.status()).toBe(200)
    const { jobReady, jobToken } = (await answer.json()) as { jobReady: boolean; jobToken?: string }
    return jobReady && jobToken ? jobToken : null
  }

  async fetch(token: string): Promise<string> {
    const answer = await this.#request.get(this.#path, { params: { type: 'text/plain', token } })
    return answer.text()
  }

  async confirm(token: string): Promise<void> {
    await this.#request.delete(this.#path, { params: { token, code: this.code } })
  }

  /** Everything that waits for it, on paper. */
  async printAll(): Promise<string[]> {
    const papers: string[] = []
    for (let token = await this.ask(); token; token = await this.ask()) {
      papers.push(await this.fetch(token))
      await this.confirm(token)
    }
    return papers
  }
}
