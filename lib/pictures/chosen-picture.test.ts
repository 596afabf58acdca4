import { describe, expect, it, test } from 'vitest'
import { attemptsFor, isHeic } from './chosen-picture'

describe('a picture is made small', () => {
  it('to 2000 pixels on its longer side first', () => {
    expect(attemptsFor({ width: 4032, height: 3024 })[0]).toEqual({ width: 2000, height: 1500, quality: 0.9 })
    expect(attemptsFor({ width: 3024, height: 4032 })[0]).toEqual({ width: 1500, height: 2000, quality: 0.9 })
  })

  it('and never enlarged', () => {
    expect(attemptsFor({ width: 600, height: 200 })[0]).toMatchObject({ width: 600, height: 200 })
  })

  it('so far that pure noise, four bytes a pixel, fits a megabyte', () => {
    const { width, height } = attemptsFor({ width: 10_000, height: 10_000 }).at(-1)!
    expect(width * height * 4).toBeLessThan(1024 * 1024)
  })

  it('with at least one pixel left', () => {
    for (const { width, height } of attemptsFor({ width: 20_000, height: 1 })) {
      expect(width).toBeGreaterThan(0)
      expect(height).toBe(1)
    }
  })
})

test.each([
  ['IMG_0001.HEIC', '', true],
  ['IMG_0001.heic', 'image/heic', true],
  ['IMG_0001', 'image/heif', true],
  ['burst.heif', 'image/heif-sequence', true],
  ['photo.heic', 'image/jpeg', false],
  ['photo.jpg', 'image/jpeg', false],
  ['heic', '', false],
])('%s announced as «%s» is HEIC: %s', (name, type, expected) => {
  expect(isHeic({ name, type })).toBe(expected)
})
