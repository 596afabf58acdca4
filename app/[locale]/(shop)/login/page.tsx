import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { returnPath } from '@/app/_return-path'
import { cachedShop } from '@/app/_shop'
import { ButtonLink } from '@/app/_ui/button'
import { PosterPage } from '@/app/_ui/poster-page'
import type { Texts } from '@/lib/i18n/texts'
import { LoginForm } from '../_account/login-form'

export function generateMetadata({ params }: PageProps<'/[locale]/login'>): Promise<Metadata> {
  return pageHead(params, { path: '/login', title: 'login', description: 'login' })
}

export default async function LoginPage({ params, searchParams }: PageProps<'/[locale]/login'>) {
  const [{ t }, { next }, shop] = await Promise.all([localeOf(params), searchParams, cachedShop()])
  const isToOrder = returnPath(next)?.endsWith('/checkout') ?? false
  const { loginTitle, loginLead, loginToOrder } = t.account
  return (
    <PosterPage title={loginTitle} lead={isToOrder ? loginToOrder : loginLead} tint="brand" poster={2}>
      {isToOrder && shop.orderWithoutAccount && <WithoutAccount words={t.account} />}
      <LoginForm words={t.account} />
    </PosterPage>
  )
}

/** First, so that a phone shows both ways at once. */
function WithoutAccount({ words }: { words: Texts['account'] }) {
  return (
    <div className="mb-5 grid gap-5">
      <ButtonLink href="/checkout/new">{words.withoutAccount}</ButtonLink>
      <p className="text-ink-soft before:bg-line after:bg-line flex items-center gap-4 before:h-px before:grow after:h-px after:grow">
        {words.orLogIn}
      </p>
    </div>
  )
}
