import type { Metadata } from 'next'
import { texts } from '@/lib/i18n/texts'
import { board } from '@/lib/orders/read/board'
import { hub } from '@/lib/platform/events'
import { findBoardFrame } from '@/lib/orders/read/find-board'
import { admitToBoard } from '../../_guard'
import { adminLanguage } from '../../_language'
import { Drawer } from '../../_ui/drawer'
import { asAnswered } from '@/app/api/v1/http/wire'
import { Notices } from '@/app/_ui/notices'
import { Sidebar } from '../../_ui/sidebar'
import { LiveBoard } from './live-board'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.board.title }
}

/** The page brings no orders along: the board fetches them when it hydrates, and again and again from then on. */
export default async function BoardPage() {
  const caller = await admitToBoard('/admin/orders')
  const frame = await findBoardFrame(caller)
  return (
    <>
      <LiveBoard
        build={hub().build}
        initial={asAnswered(board, { ...frame, orders: [], leftOver: [], payBack: [] })}
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
