import { useScope } from '@/app/_client/scope'
import { Link } from '@/app/_ui/link'
import { href } from '@/lib/i18n/language'

/** From the login back to the checkout, where everything that was typed is still there. */
export function LogInFirst({ text }: { text: string }) {
  const { prefix } = useScope()
  return (
    <Link
      href={`/login?next=${href(prefix, '/checkout')}`}
      className="inline-block py-1 font-semibold underline underline-offset-4"
    >
      {text}
    </Link>
  )
}
