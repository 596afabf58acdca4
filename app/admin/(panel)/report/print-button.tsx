'use client'

import { Button } from '@/app/_ui/button'
import { moneyWords } from '@/lib/i18n/admin/money'
import { useWords } from '../../_client/admin-language'

export function PrintButton() {
  const { print } = useWords(moneyWords)
  return (
    <Button className="screen-only" onClick={() => window.print()}>
      {print}
    </Button>
  )
}
