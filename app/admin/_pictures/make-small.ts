import { type Attempt, attemptsFor, isHeic, largestChosenFile, mostChosenPixels } from '@/lib/pictures/chosen-picture'
import { decodeHeic } from './decode-heic'

export type PictureProblem = 'tooManyBytes' | 'tooManyPixels' | 'heicUnreadable' | 'tooLarge'

export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture'

  constructor(readonly problem: PictureProblem) {
    super(problem)
  }
}

/**
 * At most so many bytes, turned as the camera was held. A file that is small enough travels as it is. Throws
 * UnusablePicture.
 */
export async function makeSmall(file: File, mostBytes: number): Promise<File> {
  if (file.size > largestChosenFile) throw new UnusablePicture('tooManyBytes')
  if (file.size <= mostBytes && !isHeic(file)) return file
  const decoded = await decode(file)
  try {
    return await encodeWithin(decoded, file, mostBytes)
  } finally {
    decoded.close()
  }
}

interface Decoded {
  source: CanvasImageSource
  width: number
  height: number
  close: () => void
}

async function decode(file: File): Promise<Decoded> {
  const decoded = (await loadAsImage(file)) ?? (isHeic(file) ? await decodeByLibrary(file) : null)
  if (!decoded) throw new UnusablePicture(isHeic(file) ? 'heicUnreadable' : 'tooLarge')
  if (decoded.width * decoded.height <= mostChosenPixels) return decoded
  decoded.close()
  throw new UnusablePicture('tooManyPixels')
}

/** An image knows its size, turned by EXIF, before its pixels are decoded; Safari reads HEIC as well. */
async function loadAsImage(file: File): Promise<Decoded | null> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  const isLoaded = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = address
  })
  const close = () => URL.revokeObjectURL(address)
  if (isLoaded) return { source: image, width: image.naturalWidth, height: image.naturalHeight, close }
  close()
  return null
}

async function decodeByLibrary(file: File): Promise<Decoded | null> {
  const answer = await decodeHeic(file)
  if (answer === 'too many pixels') throw new UnusablePicture('tooManyPixels')
  return answer && { source: answer, width: answer.width, height: answer.height, close: () => answer.close() }
}

async function encodeWithin(decoded: Decoded, file: File, mostBytes: number): Promise<File> {
  // JPEG would paint a logo's transparent ground black.
  const type = file.type === 'image/jpeg' || isHeic(file) ? 'image/jpeg' : 'image/webp'
  for (const attempt of attemptsFor(decoded)) {
    const blob = await encode(decoded.source, attempt, type)
    if (blob && blob.size <= mostBytes) return new File([blob], file.name, { type: blob.type })
  }
  throw new UnusablePicture('tooLarge')
}

function encode(source: CanvasImageSource, { width, height, quality }: Attempt, type: string): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
