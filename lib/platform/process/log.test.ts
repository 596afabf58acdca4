import { expect, test } from 'vitest'
import { newLog } from './log'
import { requestScope } from '../requests/request-scope'

function written(entry: object): Record<string, unknown> {
  let line = ''
  const log = newLog('info', { write: (text: string) => void (line = text) })
  requestScope().run({ requestId: 'r-1', generation: null }, () => log.info(entry, 'said'))
  return JSON.parse(line) as Record<string, unknown>
}

test('a line carries the id of the request that it belongs to', () => {
  expect(written({ status: 200 })).toMatchObject({ level: 'info', msg: 'said', requestId: 'r-1', status: 200 })
})

test('secrets stay out, also two levels down', () => {
  const line = written({
    password: 'Sesam-oeffne-dich',
    headers: { authorization: 'Bearer abc', cookie: 'session=abc' },
    call: { body: { otp: '123456', token: 'abc', current_password: 'Sesam' } },
  })
  expect(JSON.stringify(line)).not.toMatch(/Sesam|abc|123456/)
})

test('an error is told without the connection that it came from', () => {
  const error = Object.assign(new Error('terminated'), { severity: 'FATAL', client: { secretKey: 473737143 } })
  const line = written({ err: error })
  expect(line).toMatchObject({ err: { message: 'terminated', severity: 'FATAL' } })
  expect(JSON.stringify(line)).not.toContain('secretKey')
})
