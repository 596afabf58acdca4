import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'

/** A word where there is room for it, a pencil on a card. */
export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const words = useWords('menu')
  const shell = useWords('shell')
  return (
    <button type="button" className="row-control" aria-label={fill(words.editNamed, { name })} onClick={onClick}>
      <span className="@max-[40rem]/cards:hidden">{shell.edit}</span>
      <Icon name="pencil" className="hidden size-5 @max-[40rem]/cards:block" />
    </button>
  )
}
