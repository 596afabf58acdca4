import { Link } from '@/app/_ui/link'
import type { Manager } from '@/lib/accounts/caller'
import { counted, fill } from '@/lib/i18n/fill'
import { formatBytes, formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findDeviceOutage } from '@/lib/orders/jobs/raise-alarms'
import { countMenuTasks } from '@/lib/menu/queries'
import { countUntranslated } from '@/lib/menu/translations/list-translatable'
import type { Dashboard } from '@/lib/orders/reports/find-dashboard'
import { countPayBack } from '@/lib/orders/read/list-payments'
import { countStuck } from '@/lib/orders/money/online/unsettled'
import { hasDemo } from '@/lib/menu/demo/find-demo'
import { findSetup } from '@/lib/shop/setup/setup'
import { findDiskSpace, isAlmostFull, type DiskSpace, isWritable } from '@/lib/platform/process/health'
import { countOpenMessages } from '@/lib/shop/contact/contact-messages'
import { Card } from '../../_ui/plain-page'
import { printerTasks } from './printer-tasks'

interface Task {
  text: string
  /** Missing where it is done outside of the shop. */
  href?: string
  isUrgent?: boolean
}

/** False: there is nothing to do. */
type Tasks = (Task | false)[]

interface NeedsActionProps {
  manager: Manager
  dashboard: Dashboard
  language: Language
}

/** What the staff should do now, the most urgent first. */
export async function NeedsAction({ manager, dashboard, language }: NeedsActionProps) {
  const words = texts(language).admin.money
  const all: Tasks = [
    // First of all: without disk space nothing of the others can be done.
    ...(await diskTasks(language)),
    ...(await setupTasks(manager, language)),
    ...(await deviceTasks(manager, language)),
    ...(await printerTasks(language)),
    ...orderTasks(dashboard, language),
    ...(await moneyTasks(manager, language)),
    ...(await otherTasks(manager, language)),
  ]
  const tasks = all.filter((task) => task !== false)
  return (
    <Card title={words.needsAction}>
      {tasks.length === 0 && <p className="text-ink-soft">{words.nothingToDo}</p>}
      <ul className="flex flex-col gap-2">
        {tasks.map(({ text, href, isUrgent }) => (
          <li key={text}>
            <TaskLine href={href} tone={isUrgent ? 'bg-paprika text-white' : 'bg-ground-2'}>
              {text}
            </TaskLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TaskLine({ href, tone, children }: { href: string | undefined; tone: string; children: string }) {
  const look = `rounded-field flex min-h-12 items-center px-4 py-2 font-semibold ${tone}`
  if (!href) return <p className={look}>{children}</p>
  return (
    <Link href={href} className={`${look} underline-offset-4 hover:underline`}>
      {children}
    </Link>
  )
}

async function setupTasks(manager: Manager, language: Language): Promise<Tasks> {
  const [{ isOpened, missing: all }, isDemo] = await Promise.all([findSetup(manager), hasDemo(manager)])
  const missing = all.filter((step) => step !== 'mail')
  const words = texts(language).admin.setup
  const href = '/admin/setup'
  return [
    !isOpened && { text: words.notOpen, href, isUrgent: true },
    // The demo's mails are read in its own inbox.
    isOpened && !isDemo && all.includes('mail') && { text: words.noMailLeaves, href, isUrgent: true },
    missing.length > 0 && { text: counted(words.stepsLeft, missing.length, language), href },
  ]
}

async function moneyTasks(manager: Manager, language: Language): Promise<Tasks> {
  const [due, stuck] = await Promise.all([countPayBack(manager), countStuck(manager)])
  const { money, unsettled } = texts(language).admin
  const amounts = counted(money.amountsToPayBack, due, language)
  return [
    due > 0 && { text: amounts, href: '/admin/payments?status=refund_due' },
    stuck > 0 && { text: counted(unsettled.toLookAt, stuck, language), href: '/admin/payments' },
  ]
}

/** Before all orders, because a silent device may hide some. */
async function deviceTasks(manager: Manager, language: Language): Promise<Tasks> {
  const lastSeenAt = await findDeviceOutage(manager)
  if (!lastSeenAt) return []
  const time = formatShortMoment(lastSeenAt, language)
  const text = fill(texts(language).admin.money.kitchenUnwatched, { time })
  return [{ text, href: '/admin/devices', isUrgent: true }]
}

function orderTasks({ waiting, late }: Dashboard, language: Language): Tasks {
  const words = texts(language).admin.money
  const href = '/admin/orders'
  return [
    waiting.orders > 0 && {
      text: `${counted(words.waitingOrders, waiting.orders, language)}, ${fill(words.longest, { minutes: waiting.longestMinutes })}`,
      href,
      isUrgent: true,
    },
    late > 0 && { text: counted(words.lateOrders, late, language), href, isUrgent: true },
  ]
}

async function otherTasks(manager: Manager, language: Language): Promise<Tasks> {
  const words = texts(language).admin.money
  const now = new Date()
  const [{ openDeclarations, soldOut }, messages, untranslated] = await Promise.all([
    countMenuTasks(manager, now),
    countOpenMessages(manager),
    countUntranslated(),
  ])
  return [
    messages > 0 && {
      text: counted(words.openMessages, messages, language),
      href: '/admin/messages?answered=false',
    },
    openDeclarations > 0 && {
      text: counted(words.missingDeclarations, openDeclarations, language),
      href: '/admin/declarations',
    },
    untranslated > 0 && { text: counted(words.untranslated, untranslated, language), href: '/admin/translations' },
    soldOut > 0 && { text: counted(words.soldOutItems, soldOut, language), href: '/admin/products?state=sold_out' },
  ]
}

async function diskTasks(language: Language): Promise<Tasks> {
  const [space, stores] = await Promise.all([findDiskSpace(), isWritable()])
  return [
    !stores && { text: texts(language).admin.money.nothingStored, isUrgent: true },
    space !== null && isAlmostFull(space) && { text: almostFull(space, language), isUrgent: true },
  ]
}

function almostFull({ freeBytes, sizeBytes, holdsDatabase }: DiskSpace, language: Language): string {
  const { databaseDiskAlmostFull, shopDiskAlmostFull } = texts(language).admin.money
  const [free, size] = [freeBytes, sizeBytes].map((bytes) => formatBytes(bytes, language))
  return fill(holdsDatabase ? databaseDiskAlmostFull : shopDiskAlmostFull, { free: free ?? '', size: size ?? '' })
}
