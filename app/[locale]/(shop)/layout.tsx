import { localeOf } from '@/app/_locale'
import { frameMetaName, frameStamp } from '@/app/_frame-stamp'
import { cachedLook } from '@/app/_shop'
import { FrameFreshness } from '@/app/_client/stale-page'
import { CardPresses } from './_menu-item/card-presses'
import { ShopFrame } from './_shell/shop-frame'

export default async function ShopLayout({ params, children }: LayoutProps<'/[locale]'>) {
  return (
    <ShopFrame
      locale={await localeOf(params)}
      look={await cachedLook()}
      live={
        <>
          <CardPresses />
          <FrameFreshness stamp={await frameStamp()} metaName={frameMetaName} />
        </>
      }
    >
      {children}
    </ShopFrame>
  )
}
