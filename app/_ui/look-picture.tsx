import type { ComponentProps } from 'react'
import { picturePath } from '@/lib/pictures/picture-path'
import type { Slide } from '@/lib/shop/look/look'
import { framingOf } from './picture'

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  slide: Pick<Slide, 'picture' | 'drawing' | 'focusX' | 'focusY'>
  /** How wide it is on its page. */
  sizes: string
  /** What lies on nothing stands free, a photo in a frame. */
  cutOut: string
  photo: string
}

/** The picture of one of the shop's posters. */
export function LookPicture({ slide: { picture, drawing, focusX, focusY }, sizes, cutOut, photo, ...rest }: Props) {
  if (!picture) return <Cutout src={`/hero/${drawing}.webp`} sizes={sizes} {...rest} className={cutOut} />
  const { hash, width, height, isCutOut } = picture
  return (
    <img
      src={picturePath(hash, 640)}
      srcSet={([320, 640, 960] as const).map((size) => `${picturePath(hash, size)} ${size}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      decoding="async"
      {...rest}
      style={isCutOut ? undefined : framingOf({ focusX, focusY })}
      className={isCutOut ? cutOut : photo}
    />
  )
}

interface CutoutProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'className'> {
  /** From public/hero; beside each lies the same 400 and 1800 px wide. */
  src: string
  /** How wide it is on its page, so that a phone does not load that of a desktop. */
  sizes: string
}

/** The food of the posters, on no ground of its own. */
function Cutout({ src, sizes, ...rest }: CutoutProps) {
  const at = (width: number) => src.replace('.webp', `-${width}.webp`)
  return (
    <img
      src={src}
      srcSet={`${at(400)} 400w, ${src} 900w, ${at(1800)} 1800w`}
      sizes={sizes}
      alt=""
      width="900"
      height="760"
      decoding="async"
      {...rest}
    />
  )
}
