import type { ReactNode } from 'react'
import { ButtonLink } from './button'

interface Props {
  title: string
  text: string
  href: string
  link: string
  children?: ReactNode
}

/** A page that says one thing and knows the way on. */
export function Signpost({ title, text, href, link, children }: Props) {
  return (
    <div className="page grid min-h-[60vh] content-center justify-items-start py-20">
      <h1 className="max-w-4xl text-3xl font-extrabold tracking-[-0.04em] lg:text-4xl">{title}</h1>
      <p className="text-ink-soft mt-6 max-w-xl text-lg">{text}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={href}>{link}</ButtonLink>
        {children}
      </div>
    </div>
  )
}
