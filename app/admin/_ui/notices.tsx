'use client'

import { useEffect } from 'react'
import { dismissNotice, useNotices, type Notice } from '@/app/_client/notices'
import { useWords } from '../_client/admin-language'

const statusStaysMs = 6000

/** Both regions are always there, because screen readers only hear of changes inside a region that they know. */
export function Notices() {
  const notices = useNotices()
  return (
    <div className="screen-only pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2">
      <div role="status" className="contents">
        {notices.filter(isStatus).map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="alert" className="contents">
        {notices
          .filter((notice) => !isStatus(notice))
          .map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
      </div>
    </div>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const words = useWords('shell')
  const isPassing = isStatus(notice)

  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => dismissNotice(notice.id), statusStaysMs)
    return () => clearTimeout(timer)
  }, [isPassing, notice.id])

  return (
    <div
      className={`rounded-card shadow-float pointer-events-auto flex max-w-xl items-center gap-3 py-1 pr-1 pl-5 ${isPassing ? 'bg-night text-night-ink' : 'bg-(--alarm) text-white'}`}
    >
      <p className="grow py-2 font-semibold">{notice.text}</p>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => dismissNotice(notice.id)}
        className="grid size-12 shrink-0 place-items-center rounded-full text-lg hover:bg-white/15"
      >
        <span aria-hidden>×</span>
      </button>
    </div>
  )
}

function isStatus({ kind }: Notice): boolean {
  return kind === 'status'
}
