/** A file to be saved. */
export function download(text: string, { name, type }: { name: string; type: string }): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(text, { headers })
}
