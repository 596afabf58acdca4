import { describe, expect, it } from 'vitest'
import { contract } from '../contract/table'
import { routeMatcher } from './request-router'

const paths = [
  'orders',
  'orders/{id}',
  'orders/board',
  'categories/{id}/position',
  'categories/updateCategory/{id}',
  'userorder/order/{orderId}/events',
]
const match = routeMatcher(new Map(paths.map((path) => [path, path])))

describe('an address', () => {
  it.each([
    ['orders', 'orders', {}],
    ['orders/7', 'orders/{id}', { id: '7' }],
    ['orders/board', 'orders/board', {}],
    ['categories/7/position', 'categories/{id}/position', { id: '7' }],
    ['categories/updateCategory/position', 'categories/updateCategory/{id}', { id: 'position' }],
    ['userorder/order/x/events', 'userorder/order/{orderId}/events', { orderId: 'x' }],
  ])('%s is %s', (address, path, params) => {
    expect(match(address.split('/'))).toEqual({ value: path, params })
  })

  it.each(['', 'Orders', 'order', 'orders/board/x', 'userorder/order/x', 'orders/7/', 'constructor'])(
    '%j is none',
    (address) => {
      expect(match(address.split('/'))).toBeNull()
    },
  )

  it('keeps a decoded segment whole, whatever it holds', () => {
    expect(match(['orders/board'])).toBeNull()
    expect(match(['orders', 'a/b %25'])).toEqual({ value: 'orders/{id}', params: { id: 'a/b %25' } })
  })
})

it('every operation of the contract is found under its own path', () => {
  const all = Object.values(contract).map(({ path }) => path)
  const find = routeMatcher(new Map(all.map((path) => [path, path])))
  expect(all.map((path) => find(path.replaceAll(/\{\w+\}/g, 'x').split('/'))?.value)).toEqual(all)
})
