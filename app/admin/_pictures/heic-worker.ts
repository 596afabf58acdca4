import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { mostChosenPixels } from '@/lib/pictures/chosen-picture'

/** Null: unreadable. */
export type HeicAnswer = ImageBitmap | 'too many pixels' | null

self.onmessage = async ({ data }: MessageEvent<File>) => {
  const answer = await decode(data).catch(() => null)
  self.postMessage(answer, { transfer: answer instanceof ImageBitmap ? [answer] : [] })
}

/** Turned by the library already. */
async function decode(file: File): Promise<HeicAnswer> {
  const { HeifDecoder } = libheif()
  const [picture] = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  if (!picture) return null
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > mostChosenPixels) return 'too many pixels'
  const pixels = await new Promise<ImageData | null>((resolve) =>
    picture.display(new ImageData(width, height), resolve),
  )
  return pixels && createImageBitmap(pixels)
}
