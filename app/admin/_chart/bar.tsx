interface BarProps {
  rappen: number
  /** What the longest bar of the table stands for. */
  topRappen: number
  look: 'now' | 'before'
}

/** A number as a length, beside the number itself; drawn on the server. */
export function Bar({ rappen, topRappen, look }: BarProps) {
  const width = topRappen > 0 ? Math.max(0, (rappen / topRappen) * 100) : 0
  return (
    <svg aria-hidden className="chart-line-bar" data-look={look} width="100%" height="8">
      <rect width={`${width.toFixed(2)}%`} height="8" rx="2" />
    </svg>
  )
}
