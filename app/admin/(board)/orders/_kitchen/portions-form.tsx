import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { mostPortions } from '@/lib/menu/limits'
import { useWords } from '../../../_client/admin-words'
import { countPortions, type ThingOnMenu } from './sold-out-things'
import { useKitchenCall } from './use-kitchen-call'

/** How many there are now: orders take from it until the day ends. */
export function PortionsForm({ thing, onDone }: { thing: ThingOnMenu; onDone: () => void }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const [portions, setPortions] = useState('')
  const set = (count: number | null) => run(() => countPortions(thing, count), onDone)
  return (
    <form
      className="flex flex-wrap items-end gap-2 pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        void set(Number(portions))
      }}
    >
      <Field
        name="portions"
        id={`portions-${thing.id}`}
        label={words.portionsField}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostPortions}
        required
        autoFocus
        value={portions}
        onChange={(event) => setPortions(event.target.value)}
        className="grow"
      />
      <Button type="submit" disabled={isPending} className="min-h-12">
        {words.set}
      </Button>
      {thing.portionsLeft !== null && (
        <Button look="plain" disabled={isPending} className="min-h-12" onClick={() => void set(null)}>
          {words.portionsEnd}
        </Button>
      )}
    </form>
  )
}
