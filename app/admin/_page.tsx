import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/app/_ui/button'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { AdminWords } from './_client/admin-words'
import { admitAdmin, admitManager, admitStaff, admitToBoard } from './_guard'
import { adminLanguage } from './_language'
import { pages, type Audience, type PageName } from './_pages'
import type { Search } from './_table/address'
import { PlainPage } from './_ui/plain-page'
import { answerWithStatus } from '@/app/_answer-with-status'

const admit = {
  board: admitToBoard,
  staff: admitStaff,
  manager: admitManager,
  admin: admitAdmin,
} as const satisfies Record<Audience, (path: string) => Promise<unknown>>

type CallerOf<Of extends Audience> = NonNullable<Awaited<ReturnType<(typeof admit)[Of]>>>
type Props<Name extends PageName> = PageProps<`/admin/${Name}`>

export interface View<Name extends PageName> {
  caller: CallerOf<(typeof pages)[Name]['for']>
  language: Language
  admin: AdminTexts
  path: string
  search: Search
  params: Awaited<Props<Name>['params']>
}

interface Rest {
  /** Areas of words that only this page's client components need. */
  clientWords?: (keyof AdminTexts)[]
}

/** Admits the page's audience, and gives its words to its client components. */
export function staffPage<Name extends PageName>(
  name: Name,
  Content: (view: View<Name>) => Promise<ReactNode>,
  { clientWords = [] }: Rest = {},
) {
  return async function StaffPage(props: Props<Name>) {
    const [params, search, language] = await Promise.all([props.params, props.searchParams, adminLanguage()])
    const path = pathOf(name, params)
    const caller = await admit[pages[name].for](path)
    const { admin } = texts(language)
    if (!caller) return <Forbidden words={admin.shell} />
    const content = await Content({ caller: caller as View<Name>['caller'], language, admin, path, search, params })
    return <AdminWords words={Object.fromEntries(clientWords.map((area) => [area, admin[area]]))}>{content}</AdminWords>
  }
}

export function staffMetadata(name: PageName): () => Promise<Metadata> {
  return async () => ({ title: pages[name].title(texts(await adminLanguage()).admin) })
}

function pathOf(name: PageName, params: object): string {
  const segments = Object.entries(params).map(([segment, value]) => [`[${segment}]`, String(value)] as const)
  return segments.reduce((path, [segment, value]) => path.replace(segment, value), `/admin/${name}`)
}

function Forbidden({ words }: { words: AdminTexts['shell'] }) {
  return (
    <PlainPage title={words.forbiddenTitle}>
      <p className="mb-6 max-w-prose">{words.forbiddenText}</p>
      <ButtonLink href="/admin/orders">{words.toOrders}</ButtonLink>
    </PlainPage>
  )
}

/** A full page with the status 404. */
export async function Missing() {
  answerWithStatus(404)
  const words = texts(await adminLanguage()).admin.shell
  return (
    <PlainPage title={words.missingTitle}>
      <p className="mb-6">{words.missingText}</p>
      <ButtonLink href="/admin/orders">{words.toOrders}</ButtonLink>
    </PlainPage>
  )
}
