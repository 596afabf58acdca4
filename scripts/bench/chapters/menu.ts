import { bytesOf } from '../answer-bytes'
import { inDatabase, withConnection } from '../../launch/database/connection'
import { freePorts } from '../../launch/ports'
import { fillMenu } from '../bench-data'
import { copyDatabase } from '../bench-shop'
import { contest, type Contender } from '../contest'
import { addChoices } from '../long-menu'
import { menuQuestions, type Question } from '../menu-questions'
import { loopText } from '../loop-delay'
import { median, ratioOf } from '../rounds'
import type { ShopAlone } from '../run-bench'
import { mailsAreSent } from '../sent-mails'
import { signIn } from '../sign-in'
import type { Row } from '../table'
import { firstAfterChange } from './first-after-change'

const HOW = { rounds: 3, seconds: 1, connections: 2 }
const SIZES = { short: 60, long: 2_000 }
const mostTimes = 1.3

/** Two shops on one PostgreSQL, whose dishes ask for three of thirty groups each; one of them has a long menu. */
export async function measureMenu(bench: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const short = await openShopWith(bench, 'short')
  const long = await openShopWith(bench, 'long')
  const rows = []
  for (const [index, question] of long.questions.entries()) {
    const asked = { short: contenderOf(short, short.questions[index]), long: contenderOf(long, question) }
    const outcomes = await contest(bench.load, asked, HOW)
    const [before, after] = [outcomes.short.map(({ p99 }) => p99), outcomes.long.map(({ p99 }) => p99)]
    rows.push({
      ...row(question, await sizeOf(long.port, question), { before, after }),
      loop: loopText(outcomes.long),
      beside: `${SIZES.short}: ${median(before).toFixed(1)} ms${await sizeOf(short.port, short.questions[index])}`,
    })
  }
  return [...rows, await firstAfterChange({ short, long })]
}

type OpenShop = Awaited<ReturnType<typeof openShopWith>>

async function openShopWith({ running, shop }: ShopAlone, name: keyof typeof SIZES) {
  await copyDatabase(shop.databaseUrl, name)
  const url = inDatabase(shop.databaseUrl, name)
  await withConnection(url, async (client) => {
    await fillMenu(client, SIZES[name])
    await addChoices(client)
  })
  const [port = 0] = await freePorts(1)
  running.add(await shop.start({ DATABASE_URL: inDatabase(shop.appUrl, name) }, port))
  return { port, url, questions: await menuQuestions({ shop, url, port, cookie: await signIn(shop, port) }) }
}

function contenderOf({ port, url }: OpenShop, question: Question | undefined): Contender {
  return { port, requests: [question?.request ?? ''], settle: () => mailsAreSent(url) }
}

function row({ what, showsMore }: Question, size: string, times: { before: number[]; after: number[] }): Row {
  const ratio = ratioOf(times.after, times.before)
  return {
    what: `p99 of ${what}, ${SIZES.long} dishes`,
    ours: `${median(times.after).toFixed(1)} ms${size}`,
    beside: '',
    ratio: ratio.text,
    goal: showsMore ? '' : `<= ${mostTimes}`,
    isMet: showsMore ? null : ratio.value <= mostTimes,
  }
}

/** Of what is only read: uncompressed and compressed. */
async function sizeOf(port: number, question: Question | undefined): Promise<string> {
  if (!question?.read) return ''
  const { path, headers } = question.read
  const raw = await bytesOf(port, path, { ...headers, 'Accept-Encoding': 'identity' })
  const gzip = await bytesOf(port, path, { ...headers, 'Accept-Encoding': 'gzip' })
  return `, ${kilobytes(raw)} / ${kilobytes(gzip)} kB`
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
}
