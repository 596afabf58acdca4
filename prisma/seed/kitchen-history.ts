/** Of eight weeks, as the books would sum them up; the demo has no orders of its own, because they would be sales. */
export type HistoryRow = [weekday: number, hour: number, points: number, minutes: number, orders: number]

/** Per weekday, of its fullest hour. */
const orders: Record<number, number> = { 1: 48, 2: 48, 3: 56, 4: 64, 5: 212, 6: 184, 7: 160 }
/** Of the fullest hour. */
const hours: Record<number, number> = { 17: 0.5, 18: 1, 19: 1, 20: 0.75, 21: 0.5 }

/** [points in the kitchen, minutes, part of the orders]; on other days it is never so full. */
const fullEvening: [points: number, minutes: number, part: number][] = [
  [4, 15, 0.3],
  [11, 19, 0.25],
  [20, 26, 0.25],
  [32, 34, 0.2],
]
const quietEvening: typeof fullEvening = [
  [3, 15, 0.6],
  [9, 18, 0.4],
]
/** Nobody is as quick every time. */
const around: [minutes: number, part: number][] = [
  [-3, 0.25],
  [0, 0.5],
  [6, 0.25],
]

export const kitchenHistory: HistoryRow[] = Object.entries(orders).flatMap(([weekday, most]) =>
  Object.entries(hours).flatMap(([hour, share]) =>
    (most > 100 ? fullEvening : quietEvening).flatMap(([points, minutes, part]) =>
      around.map(([more, of]): HistoryRow => [
        Number(weekday),
        Number(hour),
        points,
        minutes + more,
        Math.round(most * share * part * of),
      ]),
    ),
  ),
)
