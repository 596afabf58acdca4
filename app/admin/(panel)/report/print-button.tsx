'use client'

import { Button } from '@/app/_ui/button'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button className="screen-only" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
