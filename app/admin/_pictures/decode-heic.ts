import type { HeicAnswer } from './heic-worker'

/** By a library that is loaded for the first such photo only. Null: unreadable. */
export function decodeHeic(file: File): Promise<HeicAnswer> {
  // A worker takes the policy of its own file, so that WebAssembly is allowed there and on no page.
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<HeicAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data)
    worker.onerror = () => resolve(null)
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
