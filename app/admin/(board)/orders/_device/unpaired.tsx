import { buttonClass } from '@/app/_ui/button'
import { useWords } from '../../../_client/admin-words'

/** The pairing was ended while the board was open: nothing arrives here until somebody enters a new code. */
export function Unpaired() {
  const words = useWords('devices')
  return (
    <div className="flex flex-wrap items-center gap-4 bg-(--alarm) px-6 py-4 text-white">
      <div className="grow">
        <p className="text-2xl font-extrabold">{words.unpairedTitle}</p>
        <p className="text-lg">{words.unpairedText}</p>
      </div>
      <a href="/admin/pair" className={buttonClass('plain', 'min-h-16 px-8 text-lg')}>
        {words.pairAgain}
      </a>
    </div>
  )
}
