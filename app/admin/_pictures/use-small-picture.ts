import { useRef, useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatBytes } from '@/lib/i18n/format'
import { useWords } from '../_client/admin-words'
import { makeSmall, UnusablePicture } from './make-small'

interface SmallPicture {
  /** Announced while a picture is made small and afterwards. */
  status: string
  problem: string
  refuse: (input: HTMLInputElement, problem: string) => void
  /** The input then holds the file that travels. Null: none can; undefined: another was chosen meanwhile. */
  makeSmallIn: (input: HTMLInputElement) => Promise<File | null | undefined>
}

export function useSmallPicture(mostBytes: number, tooLarge: string): SmallPicture {
  const words = useWords('pictures')
  const { language } = useScope()
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState('')
  const choices = useRef(0)

  function end(input: HTMLInputElement, said: { status?: string; problem?: string }) {
    choices.current += 1
    input.setCustomValidity('')
    setStatus(said.status ?? '')
    setProblem(said.problem ?? '')
  }

  function refuse(input: HTMLInputElement, reason: string) {
    // A refused file must not be sent by the form either.
    input.value = ''
    end(input, { problem: reason })
  }

  async function makeSmallIn(input: HTMLInputElement): Promise<File | null | undefined> {
    const [file] = input.files ?? []
    end(input, {})
    const choice = choices.current
    if (!file) return null
    setStatus(words.beingMadeSmall)
    // A form that is sent meanwhile would send the large one.
    input.setCustomValidity(words.beingMadeSmall)
    const made = await makeSmall(file, mostBytes).catch((error: unknown) => refusalOf(error))
    if (choice !== choices.current) return undefined
    if (!(made instanceof File)) {
      refuse(input, made === 'tooLarge' ? tooLarge : words[made])
      return null
    }
    if (made !== file) holdInstead(input, made)
    const sizes = { from: formatBytes(file.size, language), to: formatBytes(made.size, language) }
    end(input, { status: made === file ? '' : fill(words.madeSmall, sizes) })
    return made
  }

  return { status, problem, refuse, makeSmallIn }
}

export function refusalOf(error: unknown) {
  if (error instanceof UnusablePicture) return error.problem
  throw error
}

function holdInstead(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}
