import { listMenuItems } from '../../../same-work/dishes.js'

export const dynamic = 'force-dynamic'

export async function GET() {
  return Response.json(await listMenuItems())
}
