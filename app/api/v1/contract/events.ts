import { z } from 'zod'
import {
  byDelivery,
  deliveryView,
  eventsQuery,
  eventStreamQuery,
  eventView,
  webhookBody,
  webhookChange,
  webhookView,
  webhookWithSecret,
} from '@/lib/orders/events/schema'
import { byId, operation } from '../http/operation'

export const listEvents = operation({
  method: 'GET',
  path: 'events',
  caller: 'staff',
  scope: 'orders:read',
  summary:
    'What happened to orders, money, menu and shop within thirty days, the oldest first; the next page is in the Link header. With Events-Missed: true something after `after` is gone: read orders and menu again',
  query: eventsQuery,
  answer: z.array(eventView),
})

export const followEvents = operation({
  method: 'GET',
  path: 'events/stream',
  caller: 'staff',
  scope: 'orders:read',
  summary:
    'Event `event` for each thing that happens, with its id; with Last-Event-ID everything after that one, without it what happens from now on',
  query: eventStreamQuery,
  answer: eventView,
  answers: 'stream',
  events: { event: eventView },
})

const webhooks = { caller: 'admin', scope: 'webhooks:write' } as const

export const listWebhooks = operation({
  ...webhooks,
  method: 'GET',
  path: 'webhooks',
  summary: 'The programs that are called when something happened, and how that goes',
  answer: z.array(webhookView),
})

export const addWebhook = operation({
  ...webhooks,
  method: 'POST',
  path: 'webhooks',
  summary:
    'Have an address called by Standard Webhooks 1.0.0 with `{type, timestamp, id, data}` for these types of event, from now on; answers what calls are signed with, once',
  limit: { caller: { name: 'webhooks', points: 60, seconds: 600 } },
  body: webhookBody,
  answer: webhookWithSecret,
  refusals: ['too_many_webhooks'],
})

export const changeWebhook = operation({
  ...webhooks,
  method: 'PATCH',
  path: 'webhooks/{id}',
  summary: 'Another address, other events, switched off or on again, or another secret',
  limit: { caller: { name: 'webhooks', points: 60, seconds: 600 } },
  params: byId,
  body: webhookChange,
  answer: webhookWithSecret,
})

export const deleteWebhook = operation({
  ...webhooks,
  method: 'DELETE',
  path: 'webhooks/{id}',
  summary: 'It is called no more; what waits for it is gone',
  params: byId,
  answer: z.object({ id: z.string() }),
})

export const testWebhook = operation({
  ...webhooks,
  method: 'POST',
  path: 'webhooks/{id}/test',
  summary: 'Call it once with type webhook.test, even while it is switched off; what came of it is in its deliveries',
  limit: { caller: { name: 'webhook-test', points: 60, seconds: 600 } },
  params: byId,
  answer: deliveryView,
})

export const listDeliveries = operation({
  ...webhooks,
  method: 'GET',
  path: 'webhooks/{id}/deliveries',
  summary: 'Its last hundred deliveries, the newest first; of the last thirty days',
  params: byId,
  answer: z.array(deliveryView),
})

export const replayDelivery = operation({
  ...webhooks,
  method: 'POST',
  path: 'webhooks/{id}/deliveries/{deliveryId}/replay',
  summary: 'Deliver it again, now and under the same webhook-id, with all tries before it',
  limit: { caller: { name: 'webhook-replay', points: 600, seconds: 600 } },
  params: byDelivery,
  answer: deliveryView,
})
