/** Waits that somebody else may end. A ring while nobody waits ends the next wait, so none is lost. */
export class Bell {
  private rung = false
  private wake: (() => void) | undefined

  ring(): void {
    this.rung = true
    this.wake?.()
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.rung) await this.ringOr(milliseconds)
    this.rung = false
  }

  private ringOr(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
