import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { QrCode } from '@/app/_ui/qr-code'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { isLocalHost } from '../../_client/local-host'
import type { AddedPrinter, Printer } from './answers'
import { TestPrint } from './test-print'

interface ConnectProps {
  printer: AddedPrinter
  /** As it is by now. */
  current: Printer | undefined
  /** When it got the address, by the shop's clock. */
  since: number
  close: () => void
}

/** The address to type, the same as a picture for a phone's camera, and where in the printer's menu it belongs. */
export function Connect({ printer, current, since, close }: ConnectProps) {
  const words = useWords('printers')
  const { kind, name, address } = printer
  const hasCalled = (current?.lastSeenAt?.getTime() ?? 0) > since
  if (!address) return null
  return (
    <div className="flex flex-col gap-4">
      <p>{words.addressLead}</p>
      {isLocalHost(new URL(address).hostname) && (
        <p role="alert" className="bg-fault text-ink rounded-field p-4 font-semibold">
          {words.localAddress}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Address address={address} />
        <QrCode text={address} label={fill(words.addressQr, { name })} />
      </div>
      <ol className="ml-5 flex list-decimal flex-col gap-2">
        {Object.values(words.steps[kind]).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p role="status" className={hasCalled ? 'font-semibold' : 'text-ink-soft'}>
        {hasCalled ? words.isSeen : words.notSeenYet}
      </p>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <TestPrint printer={printer} />
        <Button onClick={close}>{words.done}</Button>
      </div>
    </div>
  )
}

function Address({ address }: { address: string }) {
  const words = useWords('printers')
  const tokenAt = address.lastIndexOf('/') + 1

  async function copy() {
    // Without https there is no clipboard: then it is marked by hand.
    await navigator.clipboard?.writeText(address).then(
      () => notify(words.copied),
      () => undefined,
    )
  }

  return (
    <div className="min-w-0 grow basis-72">
      <p className="text-ink-soft text-sm">{words.address}</p>
      <code className="mb-3 block text-xl font-bold [overflow-wrap:anywhere] select-all">
        {address.slice(0, tokenAt)}
        <wbr />
        {address.slice(tokenAt)}
      </code>
      <Button look="outline" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  )
}
