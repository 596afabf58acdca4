import type { ComponentProps } from 'react'

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'className'> {
  /** From public/hero; beside each lies the same 400 and 1800 px wide. */
  src: string
  /** How wide it is on its page, so that a phone does not load that of a desktop. */
  sizes: string
}

/** The food of the posters, on no ground of its own. */
export function Cutout({ src, sizes, ...rest }: Props) {
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
