import fastify from 'fastify'

import { listMenuItems } from './same-work/dishes.js'
import { insertOrder } from './same-work/order.js'

const app = fastify()

app.get('/api/ready', async () => 'ready')
app.get('/api/dishes', listMenuItems)
app.post('/api/order', ({ body }) => insertOrder(body))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
