import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clientBoundary } from './testing/source/client-boundary'
import { circlesIn, importsOf, reachableFrom, sourceFiles } from './testing/source/imports'

type Rule = { name: string; files: RegExp; mayNot: RegExp; unless?: RegExp; typesAreFine?: boolean; because: string }

/** Each knows only those to its left. */
const domains = ['accounts', 'shop', 'menu', 'orders', 'changes']
const anyDomain = domains.join('|')

const rules: Rule[] = [
  {
    name: 'pages and routes',
    // The mechanism of the calls asks one thing itself: whether the database answers at all.
    files: /^app\/(?!api\/v1\/http\/)/,
    mayNot: /^(lib\/(platform\/database\/(db|pool)$|generated\/)|pg$|@prisma\/|nodemailer$|emails\/)/,
    because: 'a page asks a named question of a domain, a route calls one verb; tables and mails are theirs',
  },
  {
    name: 'routes',
    files: /^app\/api\/(?!v1\/http\/)/,
    mayNot: /^(next\/headers|iron-session)$/,
    because: 'who is calling is decided in one place, app/api/v1/http',
  },
  {
    name: 'lib',
    files: /^lib\//,
    mayNot: /^(next|react|react-dom)(\/|$)|^(app|server)\//,
    because: 'the restaurant does not know the web: its verbs run in scripts and tests as well',
  },
  ...domains.slice(0, -1).map((name, at) => ({
    name,
    files: new RegExp(`^lib/${name}/`),
    mayNot: new RegExp(`^lib/(${domains.slice(at + 1).join('|')})/`),
    // The page with all data of a customer is in the words of the change log.
    ...(name === 'orders' && { unless: /^lib\/changes\/field-changes$/ }),
    because: `domains know only those to their left: ${domains.join(' < ')}`,
  })),
  {
    name: 'shop and menu',
    files: /^lib\/(shop|menu)\//,
    mayNot: /^lib\/accounts\//,
    unless: /^lib\/accounts\/caller$/,
    because: 'of accounts, shop and menu need only the types of their callers',
  },
  {
    name: 'changes',
    files: /^lib\/changes\//,
    mayNot: /^(emails|lib\/(mail|pictures))\//,
    because: 'the change log only reads: each verb writes what it has changed',
  },
  {
    name: 'payment providers',
    files: /^lib\/orders\/money\/provider\//,
    mayNot: new RegExp(`^lib/(${anyDomain})/(?!money/provider/)`),
    because: 'what asks a provider is handed amounts and references: it knows no order',
  },
  {
    name: 'platform, i18n, mail, pictures, routing and pages',
    files: /^lib\/(platform|i18n|mail|pictures|routing|pages)\//,
    mayNot: new RegExp(`^lib/(${anyDomain})/`),
    // The type of a caller; no code of a domain comes along.
    typesAreFine: true,
    because: 'they are below all domains, which call them',
  },
  {
    name: 'platform',
    files: /^lib\/platform\//,
    mayNot: /^(emails|lib\/(mail|pictures|pages|brand))\//,
    because: 'platform is below mail, pictures, pages and brand too',
  },
  {
    name: 'brand',
    files: /^lib\/brand\//,
    mayNot: /^(app|emails|lib(?!\/brand\/))\//,
    because: 'shop, mails and the browser draw with it: it is handed colours and letters, and knows nothing',
  },
  {
    name: 'emails',
    files: /^emails\//,
    mayNot: /./,
    unless: /^(emails|lib\/i18n)\/|^lib\/platform\/values\/money$/,
    typesAreFine: true,
    because: 'a mail is words and amounts: it is handed everything it says',
  },
  {
    name: 'server',
    files: /^server\//,
    mayNot: new RegExp(`^(app|emails)/|^lib/(${anyDomain}|pictures)/`),
    // What is done beside the requests, the counting of views, and who of the staff may look at a shop that is not open:
    // in plain SQL, on connections of their own.
    unless: /^lib\/(orders\/jobs\/(start-jobs|count-views)|accounts\/sessions\/staff-session)$/,
    because: 'the server shares with the pages only globalThis and PostgreSQL',
  },
  {
    name: 'e2e',
    files: /^e2e\//,
    mayNot: /^(app|lib|server|emails|prisma)\//,
    because:
      'a browser test is a guest: it knows the address and its mailbox, and the rows of people who came before it',
  },
  {
    name: 'the product',
    files: /^(app|lib(?!\/testing)|server|emails)\//,
    mayNot: /^lib\/testing\//,
    because: 'what is made for tests stays in tests',
  },
]

const files = ['app', 'lib', 'emails', 'server', 'e2e'].flatMap(sourceFiles)

// Tests reach for everything they want to see.
const product = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('lib/testing/'))

describe('who may import whom', () => {
  test.each(rules.map((rule) => [`${rule.name}: ${rule.because}`, rule] as const))('%s', (_reason, rule) => {
    const { files: concerned, mayNot, unless, typesAreFine } = rule
    const forbidden = product
      .filter((file) => concerned.test(file))
      .flatMap(importsOf)
      .filter(({ to, isTypeOnly }) => mayNot.test(to) && !unless?.test(to) && !(typesAreFine && isTypeOnly))
    expect(forbidden.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  test.each([
    'lib/platform/values/money.ts',
    'lib/orders/quote/quote.ts',
    'lib/orders/status.ts',
    'lib/shop/hours/opening-hours.ts',
  ])('%s does no input or output, because the browser uses it too', (file) => {
    const outside =
      /^(node:|pg$|pino$|sharp$|nodemailer$|next\/|react|@prisma\/)|^lib\/platform\/(database\/(db|pool)|process\/(env|log)|events)$/
    expect(reachableFrom(file).filter((path) => outside.test(path))).toEqual([])
  })
})

test('what stands before Next has no Prisma of its own, which takes 20 MB of memory', () => {
  expect(
    reachableFrom('server/main.ts').filter((path) => /^lib\/platform\/database\/db$|^@prisma\//.test(path)),
  ).toEqual([])
})

test('every folder of lib is under a rule of its own', () => {
  const own = rules.filter(({ files: concerned }) => !concerned.test('lib/a-new-one/file.ts'))
  const ofLib = product.filter((file) => /^lib\/.+\//.test(file))
  expect(ofLib.filter((file) => !own.some((rule) => rule.files.test(file)))).toEqual([])
})

test('nothing goes round in circles, types included', () => {
  expect(circlesIn(product)).toEqual([])
})

/** From what an order is up to what is asked of all orders. */
const floorsOfOrders = [
  ['lib/orders', 'lib/orders/money/provider'],
  ['lib/orders/reports/sums'],
  ['lib/orders/quote', 'lib/orders/money'],
  ['lib/orders/read', 'lib/orders/mails'],
  ['lib/orders/place', 'lib/orders/money/counter', 'lib/orders/reports/dishes'],
  ['lib/orders/advance', 'lib/orders/reports'],
  ['lib/orders/customers', 'lib/orders/money/online', 'lib/orders/printing', 'lib/orders/events'],
  ['lib/orders/office', 'lib/orders/jobs'],
]

test('a room of orders knows only rooms on the floors below it, so that no two go round in a circle', () => {
  const floorOf = (path: string) => floorsOfOrders.findIndex((rooms) => rooms.includes(dirname(path)))
  const ofOrders = product.filter((file) => file.startsWith('lib/orders/'))
  expect(ofOrders.filter((file) => floorOf(file) === -1)).toEqual([])
  const across = ofOrders
    .flatMap(importsOf)
    .filter(({ from, to }) => to.startsWith('lib/orders/') && dirname(to) !== dirname(from))
  const upwards = across.filter(({ from, to }) => floorOf(to) >= floorOf(from))
  expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

describe("'use client' stands where the server hands over, and nowhere else", () => {
  const { marked, needed, called } = clientBoundary(product.filter((file) => file.startsWith('app/')))

  test('every file that carries it is imported by a file of the server', () => {
    expect(marked.filter((file) => !needed.includes(file))).toEqual([])
  })

  test('the server takes nothing but components out of it', () => {
    expect(called).toEqual([])
  })

  test('plain modules never carry it', () => {
    expect(marked.filter((file) => file.endsWith('.ts'))).toEqual([])
  })
})

// Besides the mapper of the calls: what the browser sends, in the contract's names as its refusals are; what it stores,
// as it always has; values of a form; and texts in a page that machines read.
const onTheWire = [
  'app/api/v1/http/wire.ts',
  'app/_client/cart/cart-entry.ts',
  'app/_client/cart/quote.ts',
  'app/[locale]/(shop)/_menu-item/card-item.ts',
  'app/[locale]/(shop)/_reorder/use-order-again.ts',
  'app/[locale]/(shop)/checkout/create-order.ts',
  'app/[locale]/(shop)/checkout/use-time.ts',
  'app/admin/(panel)/orders/new/typed-order.tsx',
  'app/admin/(panel)/products/_form/availability-action.tsx',
  'app/admin/(board)/orders/_board/_ticket/ticket.tsx',
  'app/admin/(board)/orders/_kitchen/sold-out-choices.tsx',
]

test('inside are Rappen and Date: only the edge says francs and ISO texts', () => {
  const saying = product
    .filter((file) => /^(app|lib(?!\/platform)|emails|server)\//.test(file))
    .filter((file) => /\b(toFrancs|toFrancsText|toISOString)\b/.test(readFileSync(file, 'utf8')))
  expect(saying.toSorted()).toEqual(onTheWire.toSorted())
})

test('a table of words is a Map: a plain object answers to `constructor` as well', () => {
  const table = /^ *const \w+: (Readonly<)?Record<string, [^=\n]*= \{(?!\})/m
  const shop = product.filter((file) => /^(app|lib|emails|server)\//.test(file))
  expect(shop.filter((file) => table.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a file is called by what it holds', () => {
  const empty = /^(utils?|helpers?|misc|common|types|constants|services?|managers?|index)\.(ts|tsx)$/
  expect(files.filter((file) => empty.test(basename(file)))).toEqual([])
})
