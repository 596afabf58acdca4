import type { Attempt } from '@/lib/pictures/chosen-picture'

export interface ShrinkQuestion {
  source: File | ImageBitmap
  attempts: readonly Attempt[]
  type: string
  mostBytes: number
}

/** Null: none is small enough; failed: this browser cannot do it in a thread. */
export type ShrinkAnswer = Blob | null | 'failed'

self.onmessage = async ({ data }: MessageEvent<ShrinkQuestion>) => {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  self.postMessage(await shrunk(data).catch(() => 'failed'))
}

async function shrunk({ source, attempts, type, mostBytes }: ShrinkQuestion): Promise<Blob | null> {
  // Turned by EXIF, as an image on a page is.
  const bitmap = source instanceof ImageBitmap ? source : await createImageBitmap(source)
  try {
    for (const { width, height, quality } of attempts) {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, width, height)
      const blob = await canvas.convertToBlob({ type, quality })
      if (blob.size <= mostBytes) return blob
    }
    return null
  } finally {
    bitmap.close()
  }
}
