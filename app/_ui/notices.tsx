'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { dismissNotice, endNoticesOfOtherPages, useNotices, type Notice } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Icon } from './icon'

const statusSeconds = 6
const briefSeconds = 3

interface Props {
  /** Absent: until it is closed. */
  alertSeconds?: number
}

/** Both regions exist from the start: screen readers announce only changes in a known region. */
export function Notices({ alertSeconds = Infinity }: Props) {
  const notices = useNotices()
  const path = usePathname()
  useEffect(() => endNoticesOfOtherPages(path), [path])
  const cards = (kind: Notice['kind'], seconds: number) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} seconds={notice.isBrief ? briefSeconds : seconds} />)
  return (
    <div className="notices">
      <div role="status" className="contents">
        {cards('status', statusSeconds)}
      </div>
      <div role="alert" className="contents">
        {cards('alert', alertSeconds)}
      </div>
    </div>
  )
}

function NoticeCard({ notice: { id, kind, text, undo }, seconds }: { notice: Notice; seconds: number }) {
  const { words } = useScope()
  useEffect(() => {
    if (seconds === Infinity) return
    const timer = setTimeout(() => dismissNotice(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, seconds])
  return (
    <div data-kind={kind} className="notice on-night">
      <p className="grow">{text}</p>
      {undo && (
        <button
          type="button"
          className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
          onClick={() => {
            undo()
            dismissNotice(id)
          }}
        >
          {words.undo}
        </button>
      )}
      <button
        type="button"
        className="panel:size-12 grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={words.dismiss}
        onClick={() => dismissNotice(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
