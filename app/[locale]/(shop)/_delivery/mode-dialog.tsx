import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import type { Texts } from '@/lib/i18n/texts'
import { chooseMode } from '../checkout/draft'
import { PostcodeCheck } from './postcode-check'

interface Props {
  isOpen: boolean
  onClose: () => void
  words: Texts['delivery']
}

export function ModeDialog({ isOpen, onClose, words }: Props) {
  return (
    <Dialog title={words.question} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-6">
        <Button
          look="outline"
          onClick={() => {
            chooseMode(null)
            onClose()
          }}
        >
          {words.pickUp}
        </Button>
        <PostcodeCheck words={words} onWanted={onClose} />
      </div>
    </Dialog>
  )
}
