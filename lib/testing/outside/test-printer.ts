import type { Admin } from '@/lib/accounts/caller'
import { callOfEpson, jobForStar, pollOfStar, resultOfStar } from '@/lib/orders/printing/door'
import { fromShortId } from '@/lib/orders/printing/epson'
import { knownPrinter, type KnownPrinter } from '@/lib/orders/printing/known-printers'
import { addPrinter } from '@/lib/orders/printing/printers'

const plain = {
  name: 'Küche',
  kind: 'star',
  paper: 80,
  copies: 1,
  prints: ['ticket', 'cancellation'],
  categoryIds: [],
  when: 'accepted',
  opensDrawer: false,
  language: 'de',
  origin: 'https://shop.example',
} as const

type Settings = Partial<Parameters<typeof addPrinter>[1]>

/** What goes wrong between the shop and the paper. */
export const faults = ['none', 'dies', 'asks again', 'answer lost', '520', 'cover open', 'answers late'] as const
export type Fault = (typeof faults)[number]

/** Of ours, speaking both protocols as printers do. What came out lies in `papers`, job by job. */
export class TestPrinter {
  readonly papers: { jobId: string; text: string }[] = []
  readonly #late: { jobId: string; code: string }[] = []

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  static async added(admin: Admin, settings: Settings = {}): Promise<TestPrinter> {
    const { id, address } = await addPrinter(admin, { ...plain, ...settings })
    return new TestPrinter(id, address?.split('/').at(-1) ?? '')
  }

  async known(): Promise<KnownPrinter> {
    const printer = await knownPrinter(this.token)
    if (!printer) throw new Error('The shop does not know the printer.')
    return printer
  }

  async poll(): Promise<{ jobReady: boolean; jobToken?: string }> {
    const { body } = await pollOfStar(await this.known(), { statusCode: '200%20OK' }, new Date())
    return JSON.parse(String(body)) as { jobReady: boolean; jobToken?: string }
  }

  async fetched(jobId = ''): Promise<string | null> {
    const query = new URLSearchParams({ type: 'text/plain', ...(jobId && { token: jobId }) })
    const { status, body } = await jobForStar(await this.known(), query, new Date())
    return status === 200 ? String(body) : null
  }

  async confirm(jobId: string, code = '200 OK'): Promise<void> {
    await resultOfStar(await this.known(), new URLSearchParams({ token: jobId, code }), new Date())
  }

  /** Whether there was something to do. */
  async work(fault: Fault = 'none'): Promise<boolean> {
    const isStar = (await this.known()).kind === 'star'
    return isStar ? this.#workAsStar(fault) : this.#workAsEpson(fault)
  }

  /** What comes out until nothing waits. */
  async run(): Promise<string[]> {
    const before = this.papers.length
    while (await this.work());
    return this.papers.slice(before).map(({ text }) => text)
  }

  async answerLate(): Promise<void> {
    for (const { jobId, code } of this.#late.splice(0)) await this.confirm(jobId, code)
  }

  /** Of an Epson each may bring a job; a Star fetches what it was told of, in its own time. */
  async twoPolls(): Promise<void> {
    if ((await this.known()).kind === 'star') await Promise.all([this.poll(), this.poll()])
    else await Promise.all([this.work(), this.work()])
  }

  async call(form: Record<string, string>): Promise<string> {
    return String((await callOfEpson(await this.known(), new URLSearchParams(form), new Date())).body)
  }

  async #workAsStar(fault: Fault): Promise<boolean> {
    const { jobReady, jobToken: jobId = '' } = await this.poll()
    if (!jobReady) return false
    const text = await this.fetched(jobId)
    if (text === null || fault === 'dies') return true
    if (fault === 'asks again') await this.fetched(jobId)
    if (fault === '520') await this.confirm(jobId, '520 Download%20Timeout')
    else if (fault === 'cover open') await this.confirm(jobId, '420 Cover%20Open')
    else {
      this.papers.push({ jobId, text })
      if (fault === 'answers late') this.#late.push({ jobId, code: '200 OK' })
      else if (fault !== 'answer lost') await this.confirm(jobId)
    }
    return true
  }

  async #workAsEpson(fault: Fault): Promise<boolean> {
    const request = await this.call({ ConnectionType: 'GetRequest', ID: 'TM', Name: 'TM' })
    const shortId = /<printjobid>(.+)<\/printjobid>/.exec(request)?.[1]
    if (!shortId || fault === 'dies') return shortId !== undefined
    if (fault === 'asks again') await this.call({ ConnectionType: 'GetRequest', ID: 'TM', Name: 'TM' })
    const answer = (success: boolean, code: string) =>
      this.call({ ConnectionType: 'SetResponse', ResponseFile: epsonAnswer(shortId, success, code) })
    if (fault === '520' || fault === 'cover open') await answer(false, 'EPTR_COVER_OPEN')
    else {
      this.papers.push({ jobId: fromShortId(shortId) ?? '', text: request })
      if (fault !== 'answer lost' && fault !== 'answers late') await answer(true, '')
    }
    return true
  }
}

export function epsonAnswer(shortId: string, success: boolean, code: string): string {
  const parameter = `<Parameter><devid>local_printer</devid><printjobid>${shortId}</printjobid></Parameter>`
  const response = `<PrintResponse><response success="${success}" code="${code}" status="251658262"/></PrintResponse>`
  return `<PrintResponseInfo Version="2.00"><ePOSPrint>${parameter}${response}</ePOSPrint></PrintResponseInfo>`
}
