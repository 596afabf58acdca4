/** In the order in which an owner is led through them; `open` comes last and is none of them. */
export const setupSteps = ['identity', 'hours', 'delivery', 'menu', 'look', 'texts', 'device', 'test_order'] as const
export type SetupStep = (typeof setupSteps)[number]

/** A shop can be opened without them: whoever leaves one out, or has done it elsewhere, says so. */
export const optionalSteps = ['delivery', 'look', 'texts', 'device', 'test_order'] as const satisfies SetupStep[]
export type OptionalStep = (typeof optionalSteps)[number]

export interface SetupFacts {
  name: string
  email: string
  phone: string
  streetAddress: string
  postcode: string
  city: string
  hours: number
  zones: number
  /** On the menu, sold out or not. */
  hasDishes: boolean
  devices: number
  /** Published editions of the look. */
  looks: number
  hasTested: boolean
  settled: readonly string[]
}

/** done: the database says so; settled: the owner does. */
export type StepState = 'done' | 'settled' | 'missing'

export interface SetupState {
  steps: Record<SetupStep, StepState>
  /** What the law or an order cannot do without. */
  blocking: SetupStep[]
  /** What is still to be looked at, blocking or not. */
  missing: SetupStep[]
}

export function whatIsMissing(facts: SetupFacts): SetupState {
  const isDone = doneBy(facts)
  const stateOf = (step: SetupStep): StepState =>
    isDone[step] ? 'done' : isOptional(step) && facts.settled.includes(step) ? 'settled' : 'missing'
  const steps = Object.fromEntries(setupSteps.map((step) => [step, stateOf(step)])) as SetupState['steps']
  const missing = setupSteps.filter((step) => steps[step] === 'missing')
  return { steps, missing, blocking: missing.filter((step) => !isOptional(step)) }
}

export function isOptional(step: SetupStep): step is OptionalStep {
  return optionalSteps.some((known) => known === step)
}

function doneBy(facts: SetupFacts): Record<SetupStep, boolean> {
  const { name, email, phone, streetAddress, postcode, city } = facts
  return {
    // Who sells says who and where he is: Art. 3 Abs. 1 lit. s UWG.
    identity: [name, email, phone, streetAddress, postcode, city].every((fact) => fact !== ''),
    hours: facts.hours > 0,
    delivery: facts.zones > 0,
    menu: facts.hasDishes,
    look: facts.looks > 0,
    // Good as they are delivered: only the owner knows whether he has read them.
    texts: false,
    device: facts.devices > 0,
    test_order: facts.hasTested,
  }
}
