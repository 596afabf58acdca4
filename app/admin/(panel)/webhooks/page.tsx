import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { webhookView } from '@/lib/orders/events/schema'
import { listWebhooks } from '@/lib/orders/events/webhooks'
import { staffMetadata, staffPage, type View } from '../../_page'
import { LiveWebhooks } from './live-webhooks'

export const generateMetadata = staffMetadata('webhooks')

export default staffPage('webhooks', WebhooksPage, { clientWords: ['webhooks', 'orderStatuses'] })

async function WebhooksPage({ caller }: View<'webhooks'>) {
  const webhooks = await listWebhooks(caller)
  return <LiveWebhooks initial={asAnswered(z.array(webhookView), webhooks)} renderedAt={new Date()} />
}
