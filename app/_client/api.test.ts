import { describe, expect, expectTypeOf, it, test } from 'vitest'
import type { StaffOrder } from '@/lib/orders/answers'
import { requestTimeoutMs } from '@/server/http/http-servers'
import {
  type Answer,
  type api,
  type Body,
  type Form,
  type Route,
  type Sent,
  type StreamRoute,
  type streamUrl,
  uploadTimeoutMs,
} from './api'

describe('a call takes and answers what the contract says', () => {
  it('knows the routes of the contract, and no others', () => {
    expectTypeOf<'PATCH orders/{id}'>().toExtend<Route>()
    expectTypeOf<'PUT orders/{id}'>().not.toExtend<Route>()
    expectTypeOf<'PATCH orders'>().not.toExtend<Route>()
  })

  it('leaves bare lists to programs and streams to an EventSource', () => {
    expectTypeOf<'GET orders'>().not.toExtend<Route>()
    expectTypeOf<'GET orders/events'>().not.toExtend<Route>()
    expectTypeOf<'GET orders/events'>().toExtend<StreamRoute>()
    expectTypeOf<Parameters<typeof streamUrl<'GET orders/events'>>>().toEqualTypeOf<['GET orders/events']>()
  })

  it('wants the parameters of the path and the body, and nothing where there is nothing to say', () => {
    expectTypeOf<Sent<'POST user/logout'>>().toEqualTypeOf<[]>()
    expectTypeOf<Sent<'DELETE menuItems/deleteMenuItem/{id}'>[0]>().toEqualTypeOf<
      { params: { id: string } } & { ifMatch?: number | undefined }
    >()
    expectTypeOf<{ params: { id: string } }>().not.toExtend<Sent<'PATCH orders/{id}'>[0]>()
    expectTypeOf<{ body: { status: 'ready' } }>().not.toExtend<Sent<'PATCH orders/{id}'>[0]>()
    expectTypeOf<Body<'PATCH payments/{id}'>>().toEqualTypeOf<{
      status: 'pending' | 'collected' | 'void' | 'refunded'
      correction?: boolean | undefined
      reason?: string | undefined
    }>()
  })

  it('wants the fields of a form as text, its file as a file', () => {
    expectTypeOf<Form<'POST categories/addCategory'>['name']>().toEqualTypeOf<string>()
    expectTypeOf<Form<'POST categories/addCategory'>['image']>().toEqualTypeOf<Blob | null | undefined>()
    expectTypeOf<{ image: null }>().not.toExtend<Form<'POST categories/addCategory'>>()
  })

  it('answers in the shape of the contract', () => {
    expectTypeOf<Answer<'PATCH orders/{id}'>>().toEqualTypeOf<StaffOrder>()
    expectTypeOf<Answer<'PATCH orders/{id}/dishes'>>().toExtend<Answer<'GET orders/board'>['orders'][number]>()
    expectTypeOf<Awaited<ReturnType<typeof api<'POST user/logout'>>>>().toEqualTypeOf<null>()
  })
})

test('a file over a slow line is waited for as long as the server takes it in, and works on it', () => {
  expect(uploadTimeoutMs).toBeGreaterThan(requestTimeoutMs + 60_000)
})
