import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { api, ApiRefusal, NoAnswer, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { menuItemPictureLimit } from '@/lib/menu/limits'
import { matchPhotos } from '@/lib/menu/items/match-photos'
import { isPicture } from '@/lib/pictures/chosen-picture'
import { useWords } from '../../../_client/admin-words'
import { useSignIn, whileSignedIn } from '../../../_form/use-sign-in'
import { makeSmall } from '../../../_pictures/make-small'
import { refusalOf } from '../../../_pictures/use-small-picture'

export interface Dish {
  id: string
  name: string
  /** In every language. */
  names: string[]
  image: string | null
  category: string
}

export interface Photo {
  key: number
  /** As it was chosen until it is made small, then as it travels. */
  file: File
  /** The dish's id, or empty. */
  dish: string
  state: 'making' | 'ready' | 'refused' | 'sending' | 'done' | 'failed'
  reason: string
}

interface Photos {
  photos: Photo[]
  isSending: boolean
  add: (files: readonly File[]) => void
  assign: (key: number, dish: string) => void
  takeOut: (key: number) => void
  /** One after another; one that fails stays, and the next is tried. */
  send: (wanted: readonly Photo[]) => Promise<void>
  signInDialog: ReactNode
}

export function mayBeSent({ state, dish }: Photo): boolean {
  return (state === 'ready' || state === 'failed') && dish !== ''
}

export function usePhotos(dishes: readonly Dish[]): Photos {
  const makeOne = useMakeOne()
  const [photos, setPhotos] = useState<Photo[]>([])
  const nextKey = useRef(0)
  // A telephone's memory holds one decoded photo well, forty not at all.
  const queue = useRef(Promise.resolve())

  function change(key: number, changes: Partial<Photo>) {
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)))
  }

  function add(files: readonly File[]) {
    const names = files.map(({ name }) => name)
    const matched = matchPhotos(
      names,
      dishes,
      photos.map(({ dish }) => dish),
    )
    const added = files.map((file, index): Photo => {
      nextKey.current += 1
      return { key: nextKey.current, file, dish: matched[index] ?? '', state: 'making', reason: '' }
    })
    setPhotos((before) => [...before, ...added])
    for (const { key, file } of added) {
      queue.current = queue.current.then(async () => change(key, await makeOne(file)))
    }
  }

  return {
    photos,
    add,
    assign: (key, dish) => change(key, { dish }),
    takeOut: (key) => setPhotos((before) => before.filter((photo) => photo.key !== key)),
    ...useSending(change),
  }
}

type Change = (key: number, changes: Partial<Photo>) => void

function useSending(change: Change): Pick<Photos, 'isSending' | 'send' | 'signInDialog'> {
  const { words: shared } = useScope()
  const router = useRouter()
  const session = useSignIn()
  const [isSending, setSending] = useState(false)

  async function sendOne({ key, dish, file }: Photo): Promise<unknown> {
    change(key, { state: 'sending', reason: '' })
    const call = () => api('PUT menuItems/updateMenuItem/{id}', { params: { id: dish }, form: { image: file } })
    try {
      await whileSignedIn(call, session.signIn)
      change(key, { state: 'done' })
      return null
    } catch (error) {
      const cause = error instanceof ApiRefusal ? error.fieldErrors.image : undefined
      change(key, { state: 'failed', reason: cause ?? reasonOf(error, shared.network) })
      return error
    }
  }

  async function send(wanted: readonly Photo[]) {
    setSending(true)
    for (const photo of wanted) {
      const failure = await sendOne(photo)
      // Without a network the next would fail as well.
      if (failure instanceof NoAnswer) break
    }
    setSending(false)
    router.refresh()
  }

  return { isSending, send, signInDialog: session.dialog }
}

function useMakeOne() {
  const menu = useWords('menu')
  const words = useWords('pictures')
  return async function makeOne(file: File): Promise<Partial<Photo>> {
    if (!isPicture(file)) return { state: 'refused', reason: menu.imageWrongType }
    const made = await makeSmall(file, menuItemPictureLimit).catch((error: unknown) => refusalOf(error))
    if (made instanceof File) return { state: 'ready', file: made }
    return { state: 'refused', reason: made === 'tooLarge' ? menu.imageTooLargeProduct : words[made] }
  }
}
