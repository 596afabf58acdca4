import type { ComponentProps } from 'react'

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'className'> {
  /** From public/hero; beside each lies the same 400 px wide. */
  src: string
  /** How wide it is on its page, so that a phone does not load that of a desktop. */
  sizes: string
}

/** The food of the posters, on no ground of its own. */
export function Cutout({ src, sizes, ...rest }: Props) {
  return (
    <img
      src={src}
      srcSet={`${src.replace('.webp', '-400.webp')} 400w, ${src} 900w`}
      sizes={sizes}
      alt=""
      width="900"
      height="760"
      decoding="async"
      {...rest}
    />
  )
}
