import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../../_client/admin-words'
import type { PricesFound } from './previewed'
import { PricesForm } from './prices-form'

export function ChangePrices({ ids, isDisabled }: { ids: string[]; isDisabled: boolean }) {
  const words = useWords('menu')
  const router = useRouter()
  const { isPending, run } = useAction(words.saveFailed)
  const [found, setFound] = useState<PricesFound | null>(null)

  async function load() {
    // A dry run finds out the versions, so that any will do.
    const body = { percent: 0, round_to: 0.05, menu_items: ids.map((id) => ({ id, version: 0 })) }
    setFound(await api('PATCH menuItems/prices', { query: { dry_run: '1' }, body }))
  }

  function close() {
    setFound(null)
    router.refresh()
  }

  return (
    <>
      <Button look="ink" disabled={isDisabled || isPending} onClick={() => void run(load)}>
        {words.changePrices}
      </Button>
      <Dialog title={words.changePricesTitle} isOpen={found !== null} onClose={close} isWide>
        {found && <PricesForm found={found} load={load} close={close} />}
      </Dialog>
    </>
  )
}
