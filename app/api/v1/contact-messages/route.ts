import { listContactMessages } from '@/lib/shop/contact-messages'
import { contract } from '../contract'
import { endpoint } from '../_http/endpoint'
import { methods } from '../_http/methods'
import { reply } from '../_http/reply'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.listContactMessages, async ({ caller, query, request }) => {
    const { messages, next } = await listContactMessages(caller, query)
    if (!next) return messages
    const search = new URL(request.url, 'http://localhost').searchParams
    search.set('before', next)
    return reply(messages, { headers: { Link: `</api/v1/contact-messages?${search}>; rel="next"` } })
  }),
})
