import { addDays, calendarDayOf, instantOn, weekdayOf, type CalendarDay } from '../../lib/platform/time'

export type Retention = { daily: number; weekly: number }

const NAME = /^shop-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}Z)\.backup$/
/** When no orders come, in Zurich: minutes since midnight. */
const BACKUP_MINUTE = 4 * 60

/** In UTC, so that the hour that comes twice in autumn makes two names. */
export function backupName(at: Date): string {
  return `shop-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Null for a file that is no backup. */
export function backedUpAt(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const at = day ? new Date(`${day}${hours}:${minutes}:${seconds}`) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** Keeps the newest of each of the last days and weeks that have a backup, so a long pause removes none. */
export function expiredBackups(names: readonly string[], { daily, weekly }: Retention): string[] {
  const backups = names
    .map((name) => ({ name, at: backedUpAt(name) }))
    .filter((backup): backup is { name: string; at: Date } => backup.at !== null)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const newestOf = (span: (day: CalendarDay) => string, count: number) => {
    const found = new Map<string, string>()
    for (const { name, at } of backups) {
      const key = span(calendarDayOf(at))
      if (!found.has(key)) found.set(key, name)
    }
    return [...found.values()].slice(0, count)
  }
  const kept = new Set([...newestOf((day) => day, daily), ...newestOf(mondayOf, weekly)])
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}

/** The next four o'clock; at once, if the last one passed without a backup. */
export function nextBackupAt(newest: Date | null, now: Date): Date {
  const today = calendarDayOf(now)
  const ofToday = instantOn(today, BACKUP_MINUTE)
  const last = ofToday <= now ? ofToday : instantOn(addDays(today, -1), BACKUP_MINUTE)
  if (!newest || newest < last) return now
  return ofToday > now ? ofToday : instantOn(addDays(today, 1), BACKUP_MINUTE)
}

function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, 1 - weekdayOf(day))
}
