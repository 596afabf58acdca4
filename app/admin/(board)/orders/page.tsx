import { asAnswered } from '@/app/api/v1/http/wire'
import { Notices } from '@/app/_ui/notices'
import { board } from '@/lib/orders/read/board'
import { findBoardFrame } from '@/lib/orders/read/find-board'
import { hub } from '@/lib/platform/events'
import { staffMetadata, staffPage, type View } from '../../_page'
import { Drawer } from '../../_ui/drawer'
import { Sidebar } from '../../_ui/sidebar'
import { LiveBoard } from './live-board'
import './board.css'

export const generateMetadata = staffMetadata('orders')

export default staffPage('orders', BoardPage, {
  clientWords: ['board', 'devices', 'orderStatuses', 'pause', 'printers', 'proposal', 'refund', 'forms'],
})

/** The page brings no orders along: the board fetches them when it hydrates, and again and again from then on. */
async function BoardPage({ caller }: View<'orders'>) {
  const frame = await findBoardFrame(caller)
  return (
    <>
      <LiveBoard
        build={hub().build}
        initial={asAnswered(board, { ...frame, orders: [], leftOver: [], payBack: [], printers: [] })}
        menu={
          <Drawer place="board">
            <Sidebar caller={caller} />
          </Drawer>
        }
      />
      <Notices />
    </>
  )
}
