import { useEffect, useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { addQuotedLine } from '@/app/_client/cart'
import { isLinkOpened, linesInLink, linkStart } from '@/app/_client/cart-link'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { counted, fill } from '@/lib/i18n/fill'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import { mostOfOneItem } from '@/lib/orders/limits'
import { QuoteLines } from '../_choose/chosen'
import { offeredLines, type Offered } from './shared-lines'

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
      // Told once, and not again when the page is loaded anew.
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
