import { expect, test } from 'vitest'
import { sentMoment } from './sent-moment'

test.each(['2026-11-20T18:00:00+01:00', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59Z', '2000-01-01T00:00:00Z'])(
  '%s is taken',
  (sent) => {
    expect(sentMoment.parse(sent)).toEqual(new Date(sent))
  },
)

test.each([
  ['9999-12-31T23:59:59-12:00', 'is in the year 10000'],
  ['0000-01-01T00:00:00+14:00', 'is before the first year'],
  ['2026-11-20T18:00:00', 'has no offset'],
  ['2026-13-20T18:00:00Z', 'has no such month'],
  ['tomorrow', 'is none'],
])('%s is refused: it %s', (sent) => {
  expect(sentMoment.safeParse(sent)).toMatchObject({ success: false })
})
