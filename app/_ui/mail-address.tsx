import { Fragment } from 'react'

/** Breaks beside its punctuation, because large letters make it wider than a phone. */
export function MailAddress({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ))
}
