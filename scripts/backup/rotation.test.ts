import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { backedUpAt, backupName, expiredBackups, nextBackupAt } from './daily-backups'

const KEPT = { daily: 7, weekly: 4 }
const at = (moment: string) => new Date(moment)
/** One backup each morning, the last one on Monday 23 November 2026. */
const mornings = (count: number) =>
  Array.from({ length: count }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 23 - day, 3, 0, 5))))

describe('the names of backups', () => {
  test('tell when they were made', () => {
    expect(backupName(at('2026-11-23T03:00:05.123Z'))).toBe('shop-2026-11-23T03-00-05Z.backup')
    expect(backedUpAt('shop-2026-11-23T03-00-05Z.backup')).toEqual(at('2026-11-23T03:00:05Z'))
  })

  test.each(['shop.backup', 'shop-2026-11-23T03-00-05Z.backup.unfinished', 'shop-2026-13-45T03-00-05Z.backup', ''])(
    '%j is no backup and never goes',
    (name) => {
      expect(backedUpAt(name)).toBeNull()
      expect(expiredBackups([name, ...mornings(3)], { daily: 1, weekly: 1 })).not.toContain(name)
    },
  )
})

describe('of daily backups', () => {
  test('stay seven days and the last of each of four weeks', () => {
    const names = mornings(60)
    const expired = new Set(expiredBackups(names, KEPT))
    expect(names.filter((name) => !expired.has(name)).map((name) => name.slice(5, 15))).toEqual([
      ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
      // The Sundays of the two weeks before; 22 November is the third, Monday 23 begins the fourth.
      ...['2026-11-15', '2026-11-08'],
    ])
  })

  test('none goes while there are no more than seven', () => {
    expect(expiredBackups(mornings(7), KEPT)).toEqual([])
  })

  test('several of one day leave the newest, on the calendar of Zurich', () => {
    const [late, later] = [at('2026-11-22T23:30:00Z'), at('2026-11-23T04:00:00Z')].map(backupName)
    expect(expiredBackups([late ?? '', later ?? ''], KEPT)).toEqual([late])
  })

  test('a shop that was off for months keeps what it had', () => {
    const old = mornings(7)
    expect(expiredBackups([backupName(at('2027-06-01T02:00:00Z')), ...old], KEPT)).toEqual([old.at(-1)])
  })

  test('whatever there is: the newest stays, never more than eleven stay, and a second round finds nothing to do', () => {
    const moments = fc.array(fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true }), {
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(moments, (dates) => {
        const names = [...new Set(dates.map(backupName))]
        const expired = expiredBackups(names, KEPT)
        const stay = names.filter((name) => !expired.includes(name))
        expect(stay).toContain(names.toSorted().at(-1))
        expect(stay.length).toBeLessThanOrEqual(11)
        expect(expiredBackups(stay, KEPT)).toEqual([])
      }),
    )
  })
})

describe('the next backup', () => {
  test.each([
    ['is made at once where there is none', null, '2026-11-23T12:00:00Z', '2026-11-23T12:00:00Z'],
    ['waits for four in the morning', '2026-11-23T03:00:05Z', '2026-11-23T12:00:00Z', '2026-11-24T03:00:00Z'],
    ['is the one of today before four', '2026-11-22T03:00:05Z', '2026-11-23T02:59:00Z', '2026-11-23T03:00:00Z'],
    ['is made up for', '2026-11-22T03:00:05Z', '2026-11-23T09:00:00Z', '2026-11-23T09:00:00Z'],
    [
      'comes once when four comes an hour earlier',
      '2027-03-27T03:00:05Z',
      '2027-03-28T01:30:00Z',
      '2027-03-28T02:00:00Z',
    ],
  ])('%s', (_what, newest, now, next) => {
    expect(nextBackupAt(newest === null ? null : at(newest), at(now))).toEqual(at(next))
  })
})
