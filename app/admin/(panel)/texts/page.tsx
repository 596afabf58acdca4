import { Link } from '@/app/_ui/link'
import { Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { type AdminTexts } from '@/lib/i18n/texts'
import { findShop } from '@/lib/shop/queries'
import { listTexts, type TextView } from '@/lib/pages/queries'
import { textKinds } from '@/lib/pages/text-kind'
import { lastChangeOf } from '@/app/admin/(panel)/texts/_editor/text-place-of'
import { PlainPage } from '../../_ui/plain-page'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('texts')

export default staffPage('texts', TextsPage, { clientWords: ['texts'] })

async function TextsPage({ caller, language, admin }: View<'texts'>) {
  const [all, shop] = await Promise.all([listTexts(caller), findShop()])
  const words = admin.texts
  const isOffered = (code: Language) => shop.languages.includes(code)
  // A language no longer offered keeps only the texts it has of its own.
  const shown = all.filter((text) => isOffered(text.language) || text.version > 0)
  return (
    <PlainPage title={words.title}>
      <p className="mb-5 max-w-prose">{words.lead}</p>
      <HalfDone texts={shown.filter((text) => isOffered(text.language))} words={words} />
      <Table
        label={words.title}
        rows={shown}
        keyOf={(text) => `${text.kind} ${text.language}`}
        columns={(column) => [
          column({ label: words.text, place: 'title' }, (text) => (
            <Link
              href={`/admin/texts/${text.kind}/${text.language}`}
              className="inline-block min-w-11 py-2.5 font-semibold underline underline-offset-4"
            >
              {words.kinds[text.kind]}
              <span className="sr-only">, {languageFacts[text.language].name}</span>
            </Link>
          )),
          column({ label: words.language, place: 'under' }, (text) => languageFacts[text.language].name),
          column({ label: words.state }, ({ isDefault }) => (isDefault ? words.isDefault : words.isOwn)),
          column({ label: words.lastChange }, (text) => lastChangeOf(text, { words, language })),
        ]}
      />
    </PlainPage>
  )
}

/** Customers of one language read something else than those of another: the owner should know. */
function HalfDone({ texts: shown, words }: { texts: TextView[]; words: AdminTexts['texts'] }) {
  const half = textKinds
    .map((kind) => ({ kind, all: shown.filter((text) => text.kind === kind) }))
    .map(({ kind, all }) => ({
      kind,
      left: all.filter(({ isDefault }) => isDefault),
      isWhole: all.every(({ isDefault }) => isDefault),
    }))
    .filter(({ left, isWhole }) => left.length > 0 && !isWhole)
  if (half.length === 0) return null
  return (
    <section className="rounded-card border-saffron mb-5 border-2 p-4">
      <h2 className="font-bold">{words.halfTitle}</h2>
      <ul>
        {half.map(({ kind, left }) => (
          <li key={kind}>
            {fill(words.half, {
              text: words.kinds[kind],
              languages: left.map((text) => languageFacts[text.language].name).join(', '),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
