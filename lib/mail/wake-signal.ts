/** A wait that somebody else may end. A trigger while nobody waits ends the next wait, so none is lost. */
export class WakeSignal {
  private isTriggered = false
  private endWait: (() => void) | undefined

  trigger(): void {
    this.isTriggered = true
    this.endWait?.()
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.isTriggered) await this.waitUpTo(milliseconds)
    this.isTriggered = false
  }

  private waitUpTo(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
