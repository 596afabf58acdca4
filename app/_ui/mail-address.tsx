import { Fragment } from 'react'

/** Wider than a phone in large letters: it breaks beside its signs, and who copies it gets it as it is. */
export function MailAddress({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
