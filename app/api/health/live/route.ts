export const dynamic = 'force-dynamic'

/** The process runs; says nothing of the database. */
export function GET(): Response {
  return Response.json({ status: 'up' }, { headers: { 'Cache-Control': 'no-store' } })
}
