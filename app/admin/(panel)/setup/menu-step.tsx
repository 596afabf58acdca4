import { useState, type FormEvent } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { useAction } from '@/app/_client/action'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button, ButtonLink } from '@/app/_ui/button'
import { CheckField } from '@/app/_ui/field'
import { counted } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import type { Kind } from './kind-names'

interface MenuStepProps {
  kinds: Kind[]
  onSaved: () => void
}

export function MenuStep({ kinds, onSaved }: MenuStepProps) {
  const words = useWords('setup')
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <ButtonLink href="/admin/menu-file" look="plain">
          {words.byFile}
        </ButtonLink>
        <ButtonLink href="/admin/products" look="plain">
          {words.byHand}
        </ButtonLink>
        <ButtonLink href="/admin/categories" look="plain">
          {words.toCategories}
        </ButtonLink>
      </div>
      <KindsForm kinds={kinds} onSaved={onSaved} />
    </>
  )
}

function KindsForm({ kinds, onSaved }: MenuStepProps) {
  const words = useWords('setup')
  const { language } = useScope()
  const { isPending, run } = useAction()
  const [chosen, setChosen] = useState<readonly Kind[]>([])

  async function add(event: FormEvent) {
    event.preventDefault()
    let count = 0
    const isDone = await run(async () => {
      for (const { form } of chosen) if (await isAdded(form)) count += 1
    })
    if (count > 0) notify(counted(words.kindsAdded, count, language))
    if (isDone) setChosen([])
    onSaved()
  }

  return (
    <form aria-label={words.kindsTitle} onSubmit={(event) => void add(event)}>
      <h3 className="font-bold">{words.kindsTitle}</h3>
      <p className="text-ink-soft mb-2">{words.kindsLead}</p>
      <div className="mb-4 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map((one) => (
          <CheckField
            key={one.kind}
            name={one.kind}
            label={one.label}
            checked={chosen.some(({ kind }) => kind === one.kind)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, one] : chosen.filter(({ kind }) => kind !== one.kind))
            }
          />
        ))}
      </div>
      <Button type="submit" disabled={isPending || chosen.length === 0}>
        {words.addKinds}
      </Button>
    </form>
  )
}

/** False where a category of this name exists: a second tap, or another owner, was quicker. */
async function isAdded(form: Kind['form']): Promise<boolean> {
  try {
    await api('POST categories/addCategory', { form })
    return true
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'name_taken') return false
    throw error
  }
}
