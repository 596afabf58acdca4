/** In the order of the assistant; `open` comes last and is none of them. */
export const setupSteps = [
  'identity',
  'hours',
  'delivery',
  'menu',
  'allergens',
  'alcohol',
  'look',
  'imprint',
  'texts',
  'payment',
  'device',
  'test_order',
  'mail',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Those that the owner may call done or leave out; of allergens, that customers ask for them. */
export const optionalSteps = [
  'delivery',
  'allergens',
  'look',
  'texts',
  'payment',
  'device',
  'test_order',
] as const satisfies SetupStep[]
export type OptionalStep = (typeof optionalSteps)[number]

/** What the law or an order needs. */
const openingSteps: readonly SetupStep[] = ['identity', 'hours', 'menu', 'allergens', 'alcohol', 'imprint', 'mail']

export interface SetupFacts {
  name: string
  email: string
  phone: string
  streetAddress: string
  postcode: string
  city: string
  hours: number
  zones: number
  hasDishes: boolean
  /** A dish on sale does not say which allergens it has. */
  hasUndeclared: boolean
  /** What sounds like alcohol is sold to everybody. */
  sellsAlcoholToAll: boolean
  sendsMail: boolean
  /** In every offered language. */
  imprintNamesSeller: boolean
  devices: number
  looks: number
  paysOnline: boolean
  hasTested: boolean
  settled: readonly string[]
}

/** done: the database says so; settled: the owner does. */
export type StepState = 'done' | 'settled' | 'missing'

export interface SetupState {
  steps: Record<SetupStep, StepState>
  blocking: SetupStep[]
  missing: SetupStep[]
}

export function setupStateOf(facts: SetupFacts): SetupState {
  const isDone = doneBy(facts)
  const stateOf = (step: SetupStep): StepState =>
    isDone[step] ? 'done' : isOptional(step) && facts.settled.includes(step) ? 'settled' : 'missing'
  const steps = Object.fromEntries(setupSteps.map((step) => [step, stateOf(step)])) as SetupState['steps']
  const missing = setupSteps.filter((step) => steps[step] === 'missing')
  return { steps, missing, blocking: missing.filter((step) => openingSteps.includes(step)) }
}

export function isOptional(step: SetupStep): step is OptionalStep {
  return optionalSteps.some((known) => known === step)
}

/** What refuses the opening: an owner may say that the shop opens although no mail leaves. */
export function refusingSteps(
  { blocking }: Pick<SetupState, 'blocking'>,
  { withoutMail }: { withoutMail: boolean },
): SetupStep[] {
  return blocking.filter((step) => step !== 'mail' || !withoutMail)
}

function doneBy(facts: SetupFacts): Record<SetupStep, boolean> {
  const { name, email, phone, streetAddress, postcode, city } = facts
  return {
    // A seller names themselves and their address: Art. 3 Abs. 1 lit. s UWG.
    identity: [name, email, phone, streetAddress, postcode, city].every((fact) => fact !== ''),
    hours: facts.hours > 0,
    delivery: facts.zones > 0,
    menu: facts.hasDishes,
    allergens: facts.hasDishes && !facts.hasUndeclared,
    alcohol: facts.hasDishes && !facts.sellsAlcoholToAll,
    // Without the mailed code no customer can order.
    mail: facts.sendsMail,
    imprint: facts.imprintNamesSeller,
    look: facts.looks > 0,
    // Only the owner knows whether the delivered texts were read.
    texts: false,
    payment: facts.paysOnline,
    device: facts.devices > 0,
    test_order: facts.hasTested,
  }
}
