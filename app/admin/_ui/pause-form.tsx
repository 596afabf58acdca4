import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'

const pauses = [15, 30, 45, 60, 120]

interface PauseFormProps {
  isPaused: boolean
  isPending: boolean
  /** Null ends the pause. */
  onPause: (minutes: number | null) => void
}

export function PauseForm({ isPaused, isPending, onPause }: PauseFormProps) {
  const words = useWords('pause')
  return (
    <>
      <p className="mb-5">{words.lead}</p>
      <div className="grid grid-cols-3 gap-2">
        {pauses.map((minutes) => (
          <Button
            look="plain"
            key={minutes}
            className="min-h-16 text-lg"
            disabled={isPending}
            onClick={() => onPause(minutes)}
          >
            {fill(words.minutes, { minutes })}
          </Button>
        ))}
      </div>
      {isPaused && (
        <Button look="good" className="mt-4 min-h-16 w-full text-lg" disabled={isPending} onClick={() => onPause(null)}>
          {words.resume}
        </Button>
      )}
    </>
  )
}
