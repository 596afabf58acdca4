import type { Answer } from '@/app/_client/api'

export type Webhook = Answer<'GET webhooks'>[number]
export type WebhookWithSecret = Answer<'POST webhooks'>
export type Delivery = Answer<'GET webhooks/{id}/deliveries'>[number]
