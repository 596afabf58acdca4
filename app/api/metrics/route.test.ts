import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { queueMail } from '@/lib/mail/queue-mail'
import { countOrder, countRefusal, observeRequest } from '@/lib/platform/process/metrics'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { GET } from './route'

function ask(headers: Record<string, string>, isLoopback = false): Promise<Response> {
  return requestScope().run({ requestId: 'r', generation: null, client: { address: '::1', isLoopback } }, () =>
    GET(new Request('http://localhost/api/metrics', { headers })),
  )
}

function valueOf(metric: string, text: string): number {
  return Number(new RegExp(`^${metric} (.+)$`, 'm').exec(text)?.[1])
}

// The probe of the database asks on a connection of the pool.
beforeAll(() => pool().query('select 1'))

describe('metrics', () => {
  test('tell a scraper on this machine about requests, orders and the process', async () => {
    observeRequest({ area: 'page', method: 'GET', status: 200, seconds: 0.003 })
    countOrder('pickup')
    countRefusal('item_sold_out')
    await transaction((tx) =>
      queueMail(tx, { template: 'code', to: { name: '', address: 'a@b.example' }, subject: '', text: '', html: '' }),
    )
    const text = await (await ask({}, true)).text()
    expect(text).toContain('http_request_duration_seconds_count{area="page",method="GET",status="200"} 1')
    expect(text).toContain('orders_placed_total{fulfilment="pickup"} 1')
    expect(text).toContain('refusals_total{code="item_sold_out"} 1')
    expect(text).toContain('mails_waiting 1')
    expect(text).toContain('mails_given_up 0')
    expect(text).toContain('event_streams_open 0')
    expect(text).toContain('database_listening 0')
    expect(text).toContain('database_writable 1')
    expect(text).toMatch(/data_disk_free_bytes \d+/)
    expect(text).toMatch(/data_disk_size_bytes \d+/)
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('tell an operator how full the pool is and how slow its slowest statement was, once', async () => {
    const lent = await pool().connect()
    try {
      await lent.query('select pg_sleep(0.2)')
      const text = await (await ask({}, true)).text()
      expect(text).toMatch(/database_connections{state="used"} [1-9]/)
      expect(text).toContain('database_connections{state="waiting"} 0')
      expect(text).toContain(`database_connections{state="most"} ${pool().options.max}`)
      expect(valueOf('database_slowest_statement_seconds', text)).toBeGreaterThanOrEqual(0.2)
    } finally {
      lent.release()
    }
  })

  test('tell of the last backup and of the last drill, once there was one', async () => {
    expect(await (await ask({}, true)).text()).not.toContain('backup_age_seconds{')
    await asOwner(`insert into backup_run values ('backup', now() - interval '1 hour', 2000), ('drill', now(), 1999)`)
    const text = await (await ask({}, true)).text()
    expect(text).toContain('backup_size_bytes{kind="backup"} 2000')
    expect(text).toMatch(/backup_age_seconds{kind="backup"} 36\d\d/)
    expect(text).toMatch(/backup_age_seconds{kind="drill"} \d{1,2}\./)
  })

  test('are not told to anybody else', async () => {
    expect((await ask({})).status).toBe(403)
    // A Next that runs alone knows no client.
    expect((await GET(new Request('http://localhost/api/metrics'))).status).toBe(403)
    expect((await ask({ authorization: 'Bearer undefined' })).status).toBe(403)
  })
})
