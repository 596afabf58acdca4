'use client'

import { Button } from '../../_ui/button'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button tone="primary" className="screen-only" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
