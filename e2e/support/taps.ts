import type { Locator } from '@playwright/test'

/** What a person does with thumb and keyboard, counted. */
export interface Effort {
  taps: number
  characters: number
  tap: (target: Locator) => Promise<void>
  /** Taps the field and types into it; into one that has the focus already it only types. */
  type: (field: Locator, text: string) => Promise<void>
}

export function countedEffort(): Effort {
  return {
    taps: 0,
    characters: 0,
    async tap(target) {
      await target.click()
      this.taps++
    },
    async type(field, text) {
      if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
      await field.fill(text)
      this.characters += text.length
    },
  }
}
