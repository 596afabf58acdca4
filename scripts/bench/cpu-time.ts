/** What counts here of an event in Chromium's trace; times in microseconds, `tdur` is what its thread has computed. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/**
 * A trace in which each task takes as long as it computes. On a machine that others use as well, or with fewer processors
 * than the browser has processes, half of a task is waiting for its turn, and a bench would measure the neighbours.
 */
export function onCpuTime(events: TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(isTask)
  const threads = [...new Set(tasks.map(threadOf))]
  const outermost = new Map(
    threads.map((thread) => [thread, outermostOf(tasks.filter((task) => threadOf(task) === thread))]),
  )
  return events.map((event) => {
    const task = taskAround(outermost.get(threadOf(event)) ?? [], event.ts)
    if (!task) return event
    const part = Math.min(1, (task.tdur ?? 0) / (task.dur ?? 1))
    const ts = Math.round(task.ts + (event.ts - task.ts) * part)
    return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: Math.floor(event.dur * part) }
  })
}

function isTask({ name, ph, dur, tdur }: TraceEvent) {
  return ph === 'X' && name.endsWith('RunTask') && Boolean(dur) && tdur !== undefined
}

function threadOf({ pid, tid }: TraceEvent) {
  return `${pid} ${tid}`
}

function outermostOf(tasks: TraceEvent[]): TraceEvent[] {
  let until = 0
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isOutermost = ts >= until
      if (isOutermost) until = ts + dur
      return isOutermost
    })
}

/** Traces have a hundred thousand events: the task is sought by halves. */
function taskAround(tasks: TraceEvent[], ts: number): TraceEvent | undefined {
  let [low, high] = [0, tasks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tasks[middle]?.ts ?? 0) <= ts) low = middle + 1
    else high = middle
  }
  const task = tasks[low - 1]
  return task && ts < task.ts + (task.dur ?? 0) ? task : undefined
}
