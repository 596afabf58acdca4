import type { PageLocale } from '@/app/_locale'
import { today } from '@/app/_shop'
import { Link } from '@/app/_ui/link'
import { ownText } from '@/lib/i18n/own-text'
import { isShownOn, type Banner } from '@/lib/shop/look/look'

/** One line of the owner's on top of every page, for as long as he wants it there. */
export function NoticeLine({ banner, language }: { banner: Banner | null } & Pick<PageLocale, 'language'>) {
  if (!banner || !isShownOn(today(), banner)) return null
  const text = ownText(banner.text, language)
  return (
    <div className="on-poster bg-second text-poster-ink text-center font-semibold">
      <p className="page py-2.5">
        {banner.link ? (
          <Link href={banner.link} className="underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    </div>
  )
}
