import { useAction } from '@/app/_client/action'
import { useBoard } from '../_board/context'

/** Runs a change of the kitchen's settings and shows the board afterwards; true when the shop said yes. */
export function useKitchenCall() {
  const { refresh } = useBoard()
  const { isPending, run } = useAction()
  return { isPending, run: (change: () => Promise<unknown>) => run(() => change().then(refresh)) }
}
