import type { Metadata } from 'next'
import { theMenu, theShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { asAnswered } from '@/app/api/v1/http/wire'
import { texts } from '@/lib/i18n/texts'
import { findEditedLook, listEditions } from '@/lib/shop/look/queries'
import { lookView } from '@/lib/shop/look/schema'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { Editions } from './editions'
import { LookEditor } from './look-editor'

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
