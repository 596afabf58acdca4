import { findCaller } from '@/lib/accounts/caller'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { payOrder } from '@/lib/orders/money/online/pay-order'
import { sendRefunds } from '@/lib/orders/money/online/send-refunds'
import { stripeDriver } from '@/lib/orders/money/provider/stripe-driver'
import { takeEvent } from '@/lib/orders/money/online/take-event'

// One call of the shop about a payment as a process of its own, which a test can kill.

export interface LoneCall {
  settings: Parameters<typeof stripeDriver>[0]
  /** Of the guest who pays. */
  bearer: string
  orderId: string
  event: { body: string; headers: Record<string, string> }
}

const calls = {
  async open({ bearer, orderId }: LoneCall) {
    const caller = await findCaller({ bearer })
    if (caller) await payOrder(caller, orderId, { address: 'https://shop.example' })
  },
  async settle({ event: { body, headers } }: LoneCall) {
    await takeEvent({ provider: 'stripe', body, headers: new Headers(headers), now: new Date() })
  },
  async refund({ settings }: LoneCall) {
    await sendRefunds(stripeDriver(settings), new Date(Date.now() + 60_000))
  },
}
export type LoneCallName = keyof typeof calls

process.once('message', (call: LoneCall) => {
  drivers.stripe = () => stripeDriver(call.settings)
  void calls[process.argv[2] as LoneCallName](call).then(() => process.send?.('committed'))
})
// The process that started it is gone.
process.once('disconnect', () => process.exit())
