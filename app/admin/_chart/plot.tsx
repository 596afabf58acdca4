interface PlotProps {
  /** In their order, each beside what it is compared with. */
  bars: { now: number; before: number }[]
  /** Below the first and the last bar. */
  ends: [first: string, last: string]
}

const height = 160

/** The course of a period, for eyes alone: the table beside it says the same to everybody else. */
export function Plot({ bars, ends }: PlotProps) {
  const top = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]))
  const step = 100 / Math.max(1, bars.length)
  const bar = (value: number, at: number, look: 'now' | 'before') => {
    const tall = (Math.max(0, value) / top) * height
    return (
      <rect
        data-look={look}
        x={`${(step * (at + (look === 'now' ? 0.5 : 0.1))).toFixed(3)}%`}
        y={(height - tall).toFixed(1)}
        width={`${(step * 0.4).toFixed(3)}%`}
        height={tall.toFixed(1)}
      />
    )
  }
  return (
    <div aria-hidden className="chart mb-3">
      <svg className="chart-course" width="100%" height={height}>
        {bars.map(({ now, before }, at) => (
          <g key={at}>
            {bar(before, at, 'before')}
            {bar(now, at, 'now')}
          </g>
        ))}
      </svg>
      <p className="text-ink-soft border-line flex justify-between border-t text-sm">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}
