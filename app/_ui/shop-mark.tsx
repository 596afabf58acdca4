import { wordmarkOf } from '@/lib/brand/wordmark'
import { picturePath } from '@/lib/pictures/picture-path'
import type { Look } from '@/lib/shop/look/look'

interface Props {
  name: string
  logo: Look['logo']
  className?: string
}

/** As high as a line of the letters around it. */
export function ShopMark({ name, logo, className = '' }: Props) {
  if (!logo) return <Wordmark name={name} className={className} />
  const { hash, width, height, tone } = logo
  return (
    <img
      src={picturePath(hash, 320)}
      srcSet={`${picturePath(hash, 320)} 1x, ${picturePath(hash, 640)} 2x`}
      alt={name}
      width={width}
      height={height}
      className={`shop-logo shop-logo-${tone} ${className}`}
    />
  )
}

export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  const { plain, coloured } = wordmarkOf(name)
  return (
    <span className={`wordmark ${className}`}>
      {plain}
      {coloured === '.' ? <span data-stop className="wordmark-stop" /> : <span>{coloured}</span>}
    </span>
  )
}
