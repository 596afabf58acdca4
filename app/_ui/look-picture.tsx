import type { ComponentProps } from 'react'
import { lookCss, type Styled } from '@/lib/brand/look-css'
import { picturePath } from '@/lib/pictures/picture-path'
import type { Slide } from '@/lib/shop/look/look'
import { framingOf } from './picture'

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  slide: Pick<Slide, 'picture' | 'drawing' | 'focusX' | 'focusY'>
  sizes: string
  /** A picture without ground stands free, a photo in a frame. */
  cutOut: string
  photo: string
}

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
  /** In public/hero, with 400 and 1800 px versions beside it. */
  src: string
  sizes: string
}

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

/** Inline, so that the first frame has the shop's colours. */
export function LookStyle({ look }: { look: Styled }) {
  const css = lookCss(look)
  // An empty string as only child would clear the head in React.
  return css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null
}
