import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { deliveryView, webhookView } from '@/lib/orders/events/schema'
import { listDeliveries, listWebhooks } from '@/lib/orders/events/webhooks'
import { Missing, staffMetadata, staffPage, type View } from '../../../_page'
import { LiveWebhook } from './live-webhook'

export const generateMetadata = staffMetadata('webhooks/[id]')

export default staffPage('webhooks/[id]', WebhookPage, { clientWords: ['webhooks', 'orderStatuses'] })

async function WebhookPage({ caller, params: { id } }: View<'webhooks/[id]'>) {
  const webhook = (await listWebhooks(caller)).find((each) => each.id === id)
  if (!webhook) return <Missing />
  const deliveries = await listDeliveries(caller, id)
  return (
    <LiveWebhook
      initial={{
        webhook: asAnswered(webhookView, webhook),
        deliveries: asAnswered(z.array(deliveryView), deliveries),
      }}
      renderedAt={new Date()}
    />
  )
}
