import type MimeNode from 'nodemailer/lib/mime-node'
import * as base64 from 'nodemailer/lib/base64'
import * as quotedPrintable from 'nodemailer/lib/qp'

/**
 * A mail as it travels, as nodemailer's streams give it, which for two short texts cost more than all else about a
 * mail. A line may be broken for the way at another place.
 */
export function mailSource(message: MimeNode): string {
  const source = partSource(message)
  return source.endsWith('\n') ? source : `${source}\r\n`
}

function partSource(part: MimeNode): string {
  return `${part.buildHeaders()}\r\n\r\n${part.childNodes.length > 0 ? partsOf(part) : bodyOf(part)}`
}

function partsOf({ childNodes, boundary }: MimeNode): string {
  const parts = childNodes.map((part) => `--${boundary}\r\n${partSource(part)}`)
  return `${parts.join('\r\n')}\r\n--${boundary}--\r\n`
}

/** Throws where a part is anything but text. */
function bodyOf(part: MimeNode): string {
  const { content = '' } = part
  if (typeof content !== 'string') throw new TypeError('a mail of the shop has texts alone')
  const encoding = part.getTransferEncoding()
  if (encoding === 'quoted-printable') return quotedPrintable.wrap(quotedPrintable.encode(content))
  if (encoding === 'base64') return base64.wrap(base64.encode(content))
  return content
}
