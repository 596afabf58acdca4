import type { FormState } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { useQuestion } from '@/app/_ui/ask-dialog'
import { useWords } from '../../../_client/admin-words'

interface Props {
  form: FormState
  isPublished: boolean
  onSubmit: (isPublished: boolean) => void
  onDiscard: () => Promise<void>
}

export function LookFoot({ form, isPublished, onSubmit, onDiscard }: Props) {
  const words = useWords('look')
  const shell = useWords('shell')
  const { ask, dialog } = useQuestion()

  async function discard() {
    const { discard: yes, discardAsk: question, discardText: text } = words
    if (await ask({ question, text, yes, no: shell.cancel })) await onDiscard()
  }

  return (
    <>
      <div className="form-foot">
        <p role="alert" className="text-paprika-ink grow basis-full font-semibold empty:hidden">
          {form.notice?.text}
        </p>
        {!isPublished && (
          <Button look="quiet" onClick={() => void discard()}>
            {words.discard}
          </Button>
        )}
        <Button type="submit" look="plain" disabled={form.isPending} onClick={() => onSubmit(false)}>
          {words.save}
        </Button>
        <Button type="submit" disabled={form.isPending} onClick={() => onSubmit(true)}>
          {form.isPending ? shell.saving : words.publish}
        </Button>
      </div>
      {dialog}
    </>
  )
}
