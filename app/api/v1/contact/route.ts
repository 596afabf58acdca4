import { sendContactMessage } from '@/lib/shop/send-contact-message'
import { contract } from '../contract'
import { endpoint } from '../_http/endpoint'
import { methods } from '../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.sendContactMessage, ({ body, client }) => sendContactMessage(body, client)),
})
