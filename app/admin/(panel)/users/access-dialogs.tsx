import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'
import { notify } from '@/app/_client/notices'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

interface Props {
  user: Answer<'GET users'>[number]
  name: string
  open: string | null
  asking: { no: string; onClose: () => void; explain: (message: string) => string }
}

/** How somebody gets in again, and how he gets out. */
export function AccessDialogs({ user: { id, email }, name, open, asking }: Props) {
  const words = useWords('people')
  const router = useRouter()
  return (
    <>
      <AskDialog
        {...asking}
        question={fill(words.passwordLinkAsk, { name })}
        text={fill(words.passwordLinkText, { email })}
        yes={words.send}
        isOpen={open === 'password'}
        onYes={async () => {
          await api('POST users/{id}/password-link', { params: { id } })
          notify(fill(words.passwordLinkSent, { email }))
        }}
      />
      <AskDialog
        {...asking}
        question={fill(words.removeFactorAsk, { name })}
        text={words.removeFactorText}
        yes={words.removeFactorYes}
        isOpen={open === 'factor'}
        onYes={async () => {
          await api('POST users/{id}/remove-second-factor', { params: { id } })
          router.refresh()
        }}
      />
      <AskDialog
        {...asking}
        question={fill(words.endSessionsAsk, { name })}
        text={words.endSessionsText}
        yes={words.endSessionsYes}
        isOpen={open === 'sessions'}
        onYes={async () => {
          await api('POST users/{id}/end-sessions', { params: { id } })
          notify(fill(words.sessionsEnded, { name }))
        }}
      />
    </>
  )
}
