import { api } from '@/app/_client/api'
import { useAction } from '@/app/_client/action'
import { notify } from '@/app/_client/notices'
import { Button, ButtonLink } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

/** Rings in the kitchen; also later, for a new device or a new person at it. */
export function TestOrderStep() {
  const words = useWords('setup')
  const { isPending, run } = useAction()

  async function place() {
    const { number } = await api('POST orders/test')
    notify(fill(words.testPlaced, { number }))
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={isPending} onClick={() => void run(place)}>
        {words.placeTest}
      </Button>
      <ButtonLink href="/admin/orders" look="plain">
        {words.toBoard}
      </ButtonLink>
    </div>
  )
}
