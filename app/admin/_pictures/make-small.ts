import {
  type Attempt,
  attemptsFor,
  isHeic,
  largestChosenFile,
  longestDecodedSide,
  mostChosenPixels,
  mostDecodedPixels,
  type Size,
} from '@/lib/pictures/chosen-picture'
import { formatOf, isHeif } from '@/lib/pictures/picture-format'
import { decodeHeic } from './decode-heic'
import type { ShrinkAnswer, ShrinkQuestion } from './shrink-worker'

export type PictureProblem = 'tooManyBytes' | 'tooManyPixels' | 'heicUnreadable' | 'unreadable' | 'tooLarge'

export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture'

  constructor(readonly problem: PictureProblem) {
    super(problem)
  }
}

/**
 * At most so many bytes, and pixels that the server decodes, turned as the camera was held; what is small enough travels
 * as it is. By its content, whatever its name says. Throws UnusablePicture.
 */
export async function makeSmall(file: File, mostBytes: number): Promise<File> {
  if (file.size > largestChosenFile) throw new UnusablePicture('tooManyBytes')
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const isPhone = isHeif(head) || (isHeic(file) && formatOf(head) === null)
  const image = await loadAsImage(file)
  if (file.size <= mostBytes && !isPhone && !(image && isTooMuch(image))) return file
  if (image && image.width * image.height > mostChosenPixels) throw new UnusablePicture('tooManyPixels')
  const source = image ? file : isPhone ? await decodeByLibrary(file) : null
  // What no browser reads is judged by its bytes, as the specification words it.
  if (!source) throw new UnusablePicture(isPhone ? 'heicUnreadable' : 'tooLarge')
  // JPEG would paint a logo's transparent ground black.
  const type = isPhone || formatOf(head) === 'jpeg' ? 'image/jpeg' : 'image/webp'
  const attempts = attemptsFor(image ?? (source as ImageBitmap))
  const blob = await shrink({ source, attempts, type, mostBytes })
  if (!blob) throw new UnusablePicture('tooLarge')
  return new File([blob], file.name, { type: blob.type })
}

function isTooMuch({ width, height }: Size): boolean {
  return width * height > mostDecodedPixels || Math.max(width, height) > longestDecodedSide
}

/** An image knows its size, turned by EXIF, before its pixels are decoded. Null: this browser cannot read it. */
async function loadAsImage(file: File): Promise<Size | null> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  const isLoaded = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = address
  })
  URL.revokeObjectURL(address)
  return isLoaded ? { width: image.naturalWidth, height: image.naturalHeight } : null
}

async function decodeByLibrary(file: File): Promise<ImageBitmap | null> {
  const answer = await decodeHeic(file)
  if (answer === 'too many pixels') throw new UnusablePicture('tooManyPixels')
  return answer
}

/** In a thread, so that the page goes on answering while twenty photos are made small. */
async function shrink(question: ShrinkQuestion): Promise<Blob | null> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  const answer = await new Promise<ShrinkAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data)
    worker.onerror = () => resolve('failed')
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(question)
  }).finally(() => worker.terminate())
  return answer === 'failed' ? shrinkHere(question) : answer
}

/** In a browser whose threads have no canvas. */
async function shrinkHere({ source, attempts, type, mostBytes }: ShrinkQuestion): Promise<Blob | null> {
  const bitmap = source instanceof ImageBitmap ? source : await createImageBitmap(source).catch(() => null)
  if (!bitmap) throw new UnusablePicture('unreadable')
  try {
    for (const attempt of attempts) {
      const blob = await encode(bitmap, attempt, type)
      if (blob && blob.size <= mostBytes) return blob
    }
    return null
  } finally {
    bitmap.close()
  }
}

function encode(source: ImageBitmap, { width, height, quality }: Attempt, type: string): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
