import type { APIRequestContext, APIResponse } from '@playwright/test'

import type { Mail } from '../machine/mailbox'

/** The name of the demo's shop, dishes and mail, and where it said it was. */
const ofTheDemo = /limmat|kohlengasse|044 ?123 ?45 ?67|lieferzentrale|delivery centre|centrale/gi

/** Where a text still names the demo, with what stands around it. */
export function leftoversOf(where: string, text: string): string[] {
  return [...text.matchAll(ofTheDemo)].map(
    ({ index, 0: found }) => `${where}: …${text.slice(Math.max(0, index - 40), index + found.length + 20)}…`,
  )
}

/** As a browser asks for a whole page, and as the router asks for its data. */
const asks: Record<string, string>[] = [{}, { RSC: '1' }]

/** What is answered under these addresses, names of files in the headers included. */
export async function leftoversUnder(request: APIRequestContext, paths: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const path of new Set(paths))
    for (const headers of asks) found.push(...(await leftoversIn(await request.get(path, { headers }))))
  return found
}

async function leftoversIn(answer: APIResponse): Promise<string[]> {
  const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}`)
  return leftoversOf(answer.url(), [...head, await answer.text()].join('\n'))
}

/** Not the address of the sender: that is a setting of the operator. */
export function leftoversInMails(mails: Mail[]): string[] {
  return mails.flatMap(({ to, subject, text, html }) =>
    leftoversOf(`mail "${subject}" to ${to.join()}`, [subject, text, html].join('\n')),
  )
}
