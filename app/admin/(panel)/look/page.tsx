import type { Metadata } from 'next'
import { theMenu, theShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { asAnswered } from '@/app/api/v1/http/wire'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { findEditedLook, listEditions, type Edition } from '@/lib/shop/look/queries'
import { lookView } from '@/lib/shop/look/schema'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { PlainPage, Card } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { LookEditor } from './look-editor'
import { ShowAgain } from './show-again'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.look.title }
}

export default async function LookPage() {
  const manager = await admitManager('/admin/look')
  if (!manager) return <StaffMayNot />
  const [look, editions, shop, menu, language] = await Promise.all([
    findEditedLook(manager),
    listEditions(manager),
    theShop(),
    theMenu(),
    adminLanguage(),
  ])
  const words = texts(language).admin.look
  // That of whoever looks, where guests are spoken to in it.
  const previewLanguage = shop.languages.find((offered) => offered === language) ?? shop.languages[0] ?? language
  return (
    <PlainPage title={words.title}>
      <LookEditor
        // Another look than the one that the form was opened with, such as an earlier one that is shown again.
        key={look.version}
        look={asAnswered(lookView, look)}
        shopName={shop.name}
        previewLanguage={previewLanguage}
        categories={menu.categories.map(({ name }) => ({ name, path: categoryPath(name) }))}
        dishes={menu.categories.flatMap(({ items }) => items.map(({ id, name }) => ({ id, name })))}
      />
      <Editions editions={editions} words={words} language={language} />
    </PlainPage>
  )
}

interface Props {
  editions: Edition[]
  words: AdminTexts['look']
  language: Language
}

/** What guests have seen so far, and the way back to it. */
function Editions({ editions, words, language }: Props) {
  if (editions.length === 0) return null
  return (
    <Card title={words.editions} className="mt-6">
      <p className="text-ink-soft mb-3 max-w-prose">{words.editionsLead}</p>
      <ol>
        {editions.map(({ id, publishedAt, publishedBy, accent, second, theme, isLive }) => {
          const moment = formatShortMoment(publishedAt, language)
          return (
            <li key={id} className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-2">
              <span aria-hidden className="flex">
                <span className="border-line size-7 rounded-full border" style={{ background: accent }} />
                <span className="border-line -ml-2 size-7 rounded-full border" style={{ background: second }} />
              </span>
              <span className="grow">
                {moment} · {words.themes[theme]}
                {publishedBy && ` · ${publishedBy}`}
              </span>
              {isLive ? <strong>{words.live}</strong> : <ShowAgain id={id} moment={moment} />}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
