import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { useAction } from '@/app/_client/action'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Setup } from '@/lib/shop/setup/find-setup'
import { useWords } from '../../_client/admin-words'

/** The last step, and what stands in its way. */
export function OpenStep({ setup, isOwner }: { setup: Setup; isOwner: boolean }) {
  const words = useWords('setup')
  const router = useRouter()
  const { isPending, run } = useAction()
  const { isOpened, blocking } = setup
  const missing = blocking.map((step) => words.steps[step].title).join(', ')

  async function open() {
    if (await run(() => api('POST shop/opening'))) router.refresh()
  }

  return (
    <section aria-labelledby="setup-open" className="rounded-card border-ink bg-card mt-5 border-2 p-4 sm:p-5">
      <h2 id="setup-open" className="text-lg">
        {words.openTitle}
      </h2>
      <div role="status">
        {isOpened && <p className="text-herb mt-1 font-bold">{words.opened}</p>}
        {!isOpened && <p className="mt-1">{words.openLead}</p>}
        {!isOpened && missing && <p className="mt-2 font-semibold">{fill(words.openBlocked, { steps: missing })}</p>}
        {!isOpened && !isOwner && <p className="mt-2">{words.openForOwner}</p>}
      </div>
      <div className="mt-4">
        {isOpened ? (
          <a href="/" className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
            {words.toShop}
          </a>
        ) : (
          <Button disabled={isPending || !isOwner || missing !== ''} onClick={() => void open()}>
            {words.openShop}
          </Button>
        )}
      </div>
    </section>
  )
}
