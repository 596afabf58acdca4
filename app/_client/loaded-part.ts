import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { notify } from './notices'

/** Before the second try; doubles with each, since after an upgrade of the shop the old page's parts are gone for good. */
const firstPauseMs = 5000

interface Loading<Props> {
  isWanted: boolean
  /** Its own properties. */
  of: Props
  onLost?: (error: unknown) => void
}

/**
 * A part that few visits need: its program is loaded when the part is wanted. Lost on the way, it is asked for again for
 * as long as it is wanted, where React's `lazy` would give up the whole page.
 */
export function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: { part: ComponentType<Props> } | null = null
  async function get() {
    known = { part: await load() }
    return known
  }
  function LoadedPart({ isWanted, of, onLost = () => {} }: Loading<Props>): ReactNode {
    const [loaded, setLoaded] = useState(known)
    const onLostNow = useEffectEvent(onLost)
    useEffect(() => {
      if (loaded || !isWanted) return
      let isLeft = false
      let pauseMs = firstPauseMs
      let again: ReturnType<typeof setTimeout> | undefined
      async function ask() {
        try {
          const found = await get()
          if (!isLeft) setLoaded(found)
        } catch (error) {
          if (isLeft) return
          again = setTimeout(() => void ask(), pauseMs)
          pauseMs *= 2
          onLostNow(error)
        }
      }
      void ask()
      return () => {
        isLeft = true
        clearTimeout(again)
      }
    }, [loaded, isWanted])
    return loaded && createElement(loaded.part, of)
  }
  /** For the page that comes next: there it stands from the first frame on. */
  const preload = () => void get().catch(() => undefined)
  return Object.assign(LoadedPart, { preload })
}

/** To a tap that needs a part: a page from before a new version of the shop, whose parts are gone, is loaded anew. */
export async function answerLostPart(error: unknown, network: string): Promise<void> {
  const [address] = /\/_next\/\S+/.exec(String(error)) ?? []
  if (address && (await isGone(address))) window.location.reload()
  else notify(network, 'alert')
}

function isGone(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}
