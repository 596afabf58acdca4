import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { localeOf } from '@/app/_locale'
import { findStaff } from '@/app/admin/_guard'
import { Manager } from '@/lib/accounts/caller'
import { wholeLookCss } from '@/lib/brand/look-css'
import { findEditedLook } from '@/lib/shop/look/queries'
import { HomeSections } from '../../(shop)/_home/home-sections'
import { ShopFrame } from '../../(shop)/_shell/shop-frame'
import { PreviewShield } from './preview-shield'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Rendered at each request, for the office alone. */
export default async function LookPreviewPage({ params, searchParams }: PageProps<'/[locale]/look-preview'>) {
  const staff = await findStaff()
  if (!(staff instanceof Manager)) notFound()
  const [locale, look, { scheme }] = await Promise.all([localeOf(params), findEditedLook(staff), searchParams])
  return (
    <PreviewShield scheme={scheme === 'dark' ? 'dark' : 'light'}>
      <style dangerouslySetInnerHTML={{ __html: wholeLookCss(look) }} />
      <ShopFrame locale={locale} look={look}>
        <HomeSections look={look} locale={locale} />
      </ShopFrame>
    </PreviewShield>
  )
}
