const stepMs = 100

/**
 * Whether `work` succeeds within the time, in steps of the event loop: while this process itself was too busy to
 * receive an answer, nobody is late. A plain timer would fire before the answer that waits behind it.
 */
export function succeedsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    let stepsLeft = Math.ceil(milliseconds / stepMs)
    const timer = setInterval(() => {
      stepsLeft -= 1
      if (stepsLeft <= 0) settle(false)
    }, stepMs)
    function settle(isDone: boolean): void {
      clearInterval(timer)
      resolve(isDone)
    }
    work.then(
      () => settle(true),
      () => settle(false),
    )
  })
}
