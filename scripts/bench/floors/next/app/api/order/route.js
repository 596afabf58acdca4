import { insertOrder } from '../../../same-work/order.js'

export async function POST(request) {
  return Response.json(await insertOrder(await request.json()))
}
