import { expect, test } from 'vitest'
import { laneColumns } from './lane'

test('new orders take the columns that the kitchen leaves free', () => {
  expect(laneColumns({ all: 4, kitchen: 1, waiting: 2 })).toBe(2)
  expect(laneColumns({ all: 4, kitchen: 1, waiting: 5 })).toBe(3)
})

test('the first column stays the kitchen’s, for what is accepted', () => {
  expect(laneColumns({ all: 5, kitchen: 0, waiting: 9 })).toBe(4)
})

test('with a full kitchen one new order takes one column, many take half of the board', () => {
  for (const all of [2, 3, 4, 5, 8]) expect(laneColumns({ all, kitchen: 20, waiting: 1 })).toBe(1)
  expect(laneColumns({ all: 5, kitchen: 20, waiting: 9 })).toBe(2)
  expect(laneColumns({ all: 3, kitchen: 20, waiting: 9 })).toBe(1)
})

test('without new orders the board is the kitchen’s', () => {
  expect(laneColumns({ all: 4, kitchen: 20, waiting: 0 })).toBe(0)
})
