'use client'

import { moneyWords } from '@/lib/i18n/admin/money'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'

export function PrintButton() {
  const { print } = useWords(moneyWords)
  return (
    <Button tone="primary" className="screen-only" onClick={() => window.print()}>
      {print}
    </Button>
  )
}
