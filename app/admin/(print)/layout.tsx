import type { ReactNode } from 'react'

export default function PrintLayout({ children }: { children: ReactNode }) {
  return <div className="min-h-dvh bg-(--board) print:min-h-0 print:bg-white">{children}</div>
}
