import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { useWords } from '../../_client/admin-words'

/** Shown once: after that it is sealed. */
export function Secret({ secret, close }: { secret: string; close: () => void }) {
  const words = useWords('webhooks')

  async function copy() {
    // Without https there is no clipboard: then it is marked by hand.
    await navigator.clipboard?.writeText(secret).then(
      () => notify(words.copied),
      () => undefined,
    )
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{words.secretLead}</p>
      <div>
        <p className="text-ink-soft text-sm">{words.secret}</p>
        <code className="mb-3 block text-lg font-bold [overflow-wrap:anywhere] select-all">{secret}</code>
        <Button look="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <div className="flex justify-end">
        <Button onClick={close}>{words.done}</Button>
      </div>
    </div>
  )
}
