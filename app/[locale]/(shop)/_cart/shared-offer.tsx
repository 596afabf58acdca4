import { useEffect, useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { addQuotedLine } from '@/app/_client/cart/cart'
import { isLinkOpened, linesInLink, linkStart, type SharedLine } from '@/app/_client/cart/cart-link'
import { notify } from '@/app/_client/notices'
import { quotedLines } from '@/app/_client/cart/quote'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { counted, fill } from '@/lib/i18n/fill'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { mostOfOneItem } from '@/lib/orders/limits'
import { QuoteLines } from '../_choose/chosen'

/** What a link to this page brings along goes into the cart only when the guest says so. */
export function SharedOffer({ words }: { words: Texts['cart'] }) {
  const { words: shared } = useScope()
  const offered = useOffer({ broken: words.shared.broken, network: shared.network })
  return (
    <Dialog title={words.shared.title} isOpen={offered.offer !== null} onClose={offered.end}>
      {offered.offer && <Offer offer={offered.offer} words={words} onDone={offered.end} />}
    </Dialog>
  )
}

function useOffer({ broken, network }: { broken: string; network: string }) {
  const [offer, setOffer] = useState<Offered | null>(null)
  useEffect(() => {
    async function read() {
      if (!isLinkOpened()) return
      const items = linesInLink(location.hash.slice(linkStart.length))
      // Read once, and not again when the page is loaded anew.
      history.replaceState(null, '', location.pathname + location.search)
      if (!items) return notify(broken, 'alert')
      try {
        setOffer(offeredLines(items, await api('POST userorder/quote', { body: { items, fulfilment: 'pickup' } })))
      } catch (error) {
        notify(reasonOf(error, network), 'alert')
      }
    }
    void read()
    const again = () => void read()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [broken, network])
  return { offer, end: () => setOffer(null) }
}

interface OfferProps {
  offer: Offered
  words: Texts['cart']
  onDone: () => void
}

function Offer({ offer: { lines, changed, soldOut, unknown }, words, onDone }: OfferProps) {
  const { language, words: island } = useScope()
  const { shared } = words
  const dishes = lines.reduce((sum, { line }) => sum + line.quantity, 0)
  const missing = [
    ...soldOut.map((line) => fill(words.soldOut, { item: answeredNameIn(line, language) })),
    ...changed.map((line) => fill(shared.changed, { item: answeredNameIn(line, language) })),
    ...(unknown > 0 ? [counted(shared.unknown, unknown, language)] : []),
  ]
  function add() {
    const full = lines.filter(({ line, options }) => !addQuotedLine(line, options)).map(({ line }) => line.name)
    if (full.length > 0) notify(fill(island.lineFull, { item: full.join(', '), most: String(mostOfOneItem) }), 'alert')
    onDone()
  }
  return (
    <div className="grid gap-5">
      <QuoteLines lines={lines.map(({ line }) => line)} words={words.choices} />
      {missing.map((text, place) => (
        <p key={place} className="rounded-field bg-fault px-4 py-2 font-semibold">
          {text}
        </p>
      ))}
      {dishes > 0 && <p className="text-ink-soft">{shared.lead}</p>}
      <div className="dialog-answers">
        <Button look="outline" data-safe-answer onClick={onDone}>
          {shared.no}
        </Button>
        {dishes > 0 && <Button onClick={add}>{counted(shared.add, dishes, language)}</Button>}
      </div>
    </div>
  )
}

type QuoteLine = QuoteAnswer['lines'][number]

interface Offered {
  /** With what the quote takes of the options; absent for the defaults. */
  lines: { line: QuoteLine; options: QuoteLine['options'] | undefined }[]
  /** Of these lines the ones that need another look. */
  changed: QuoteLine[]
  soldOut: QuoteLine[]
  unknown: number
}

/** The dishes of a link as the shop has them now. */
export function offeredLines(asked: readonly SharedLine[], quote: QuoteAnswer): Offered {
  const keys = asked.map((_, place) => String(place))
  const offered: Offered = { lines: [], changed: [], soldOut: [], unknown: 0 }
  for (const [key, { line, problems }] of quotedLines(keys, quote)) {
    // Where fewer are left than asked for, the cart says how many.
    const has = (...codes: string[]) => problems.some(({ code, portionsLeft }) => codes.includes(code) && !portionsLeft)
    if (!line) offered.unknown += 1
    else if (has('item_sold_out')) offered.soldOut.push(line)
    else offered.lines.push({ line, options: asked[Number(key)]?.options && line.options })
    if (line && has('option_sold_out', 'option_unknown', 'options_invalid')) offered.changed.push(line)
  }
  return { ...offered, changed: offered.changed.filter((line) => !offered.soldOut.includes(line)) }
}
