import { listEvents } from '@/lib/orders/events/feed'
import { followEvents, lastPosition } from '@/lib/orders/events/follow-events'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
} from '@/lib/orders/events/webhooks'
import type * as contract from '../contract/events'
import { followEvents as followEventsCall } from '../contract/events'
import { eventStream, lastEventId } from '../http/event-stream'
import type { Handlers } from '../http/handler'
import { nextPage, reply } from '../http/reply'
import { programPlace } from '../http/stream-places'

export const events = {
  async listEvents({ caller, query, request }) {
    const { events: found, next, isCut } = await listEvents(caller, query)
    return reply(found, {
      headers: { ...nextPage(request, { after: next }), ...(isCut && { 'Events-Missed': 'true' }) },
    })
  },
  followEvents({ caller, query, request }) {
    const since = lastPosition(lastEventId(request))
    return eventStream(
      { events: followEventsCall.events, place: programPlace(caller), signal: request.signal },
      ({ send, end }) =>
        followEvents(caller, { ...query, since }, { send: (event) => send('event', event, String(event.id)), end }),
    )
  },
  listWebhooks: ({ caller }) => listWebhooks(caller),
  addWebhook: ({ caller, body }) => addWebhook(caller, body),
  changeWebhook: ({ caller, params, body }) => changeWebhook(caller, params.id, body),
  deleteWebhook: ({ caller, params }) => deleteWebhook(caller, params.id),
  testWebhook: ({ caller, params }) => testWebhook(caller, params.id),
  listDeliveries: ({ caller, params }) => listDeliveries(caller, params.id),
  replayDelivery: ({ caller, params }) => replayDelivery(caller, params.id, params.deliveryId),
} satisfies Handlers<typeof contract>
