import type { Metadata } from 'next'
import { texts } from '@/lib/i18n/texts'
import { board } from '@/lib/orders/board/board'
import { findBoard } from '@/lib/orders/board/find-board'
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

/** The kitchen's live board. It has the whole screen; the sidebar waits behind a button. */
export default async function BoardPage() {
  const caller = await admitToBoard('/admin/orders')
  const found = await findBoard(caller)
  return (
    <>
      <LiveBoard
        initial={asAnswered(board, found)}
        menu={
          <Drawer>
            <Sidebar caller={caller} />
          </Drawer>
        }
      />
      <Notices />
    </>
  )
}
