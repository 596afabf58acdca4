import { useAction } from '@/app/_client/action'
import { useBoard } from '../_board/context'

/** Resolves to true when the server accepted the change; `done` is called only then. */
export function useKitchenCall() {
  const { refresh } = useBoard()
  const { isPending, run: runAction } = useAction()
  async function run(change: () => Promise<unknown>, done: () => unknown = () => undefined): Promise<boolean> {
    const isDone = await runAction(() => change().then(refresh))
    if (isDone) await done()
    return isDone
  }
  return { isPending, run }
}
