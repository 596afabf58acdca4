import { ButtonLink } from '@/app/_ui/button'

/** A step that has a page of its own. */
export function LinkStep({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink href={href} look="plain">
      {label}
    </ButtonLink>
  )
}
