/** A file to be saved: whole, or piece by piece as fast as it is taken. */
export function download(
  content: string | AsyncIterable<string>,
  { name, type }: { name: string; type: string },
): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(typeof content === 'string' ? content : streamOf(content), { headers })
}

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const rest = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
