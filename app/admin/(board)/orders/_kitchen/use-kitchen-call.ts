import { useAction } from '@/app/_client/action'
import { useBoard } from '../_board/context'

/** Resolves to true when the server accepted the change. */
export function useKitchenCall() {
  const { refresh } = useBoard()
  const { isPending, run } = useAction()
  return { isPending, run: (change: () => Promise<unknown>) => run(() => change().then(refresh)) }
}
