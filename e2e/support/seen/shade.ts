import type { Locator } from '@playwright/test'

/** How bright the middle of something is on the screen, from 0 to 255; of a colour, its brightest part. */
export async function shadeOf(target: Locator): Promise<number> {
  const picture = await target.screenshot()
  return target.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('Nothing can be drawn here')
    pen.drawImage(bitmap, 0, 0)
    const { data } = pen.getImageData(width / 4, height / 4, width / 2, height / 2)
    const shades = Array.from({ length: data.length / 4 }, (_, pixel) =>
      Math.max(...data.subarray(pixel * 4, pixel * 4 + 3)),
    )
    return shades.reduce((sum, shade) => sum + shade, 0) / shades.length
  }, picture.toString('base64'))
}
