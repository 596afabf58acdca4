import { wordmarkOf } from '@/lib/look/wordmark'

/** The name of the shop in its letters, a part of it in the shop's colour. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  const { plain, coloured } = wordmarkOf(name)
  return (
    <span className={`wordmark ${className}`}>
      {plain}
      {coloured === '.' ? <span data-stop className="wordmark-stop" /> : <span>{coloured}</span>}
    </span>
  )
}
