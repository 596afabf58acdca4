'use client'

import { useEffect } from 'react'
import { dismissNotice, useNotices, type Notice } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Icon } from './icon'

const statusSeconds = 6
const alertSeconds = 12

/** Both regions are there from the start: screen readers hear only what is put into a region they know. */
export function Notices() {
  const notices = useNotices()
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 p-4 pb-28 lg:items-end lg:p-8">
      <div role="status" className="contents">
        <List notices={notices.filter(({ kind }) => kind === 'status')} />
      </div>
      <div role="alert" className="contents">
        <List notices={notices.filter(({ kind }) => kind === 'alert')} />
      </div>
    </div>
  )
}

function List({ notices }: { notices: Notice[] }) {
  return notices.map((notice) => <NoticeCard key={notice.id} notice={notice} />)
}

function NoticeCard({ notice: { id, kind, text } }: { notice: Notice }) {
  const { words } = useScope()
  useEffect(() => {
    const seconds = kind === 'alert' ? alertSeconds : statusSeconds
    const timer = setTimeout(() => dismissNotice(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, kind])
  const tint = kind === 'alert' ? 'bg-paprika text-white' : 'bg-night text-night-ink'
  return (
    <div
      className={`${tint} on-night animate-rise rounded-card shadow-float pointer-events-auto flex max-w-md items-center gap-3 py-2 pr-2 pl-5 font-semibold`}
    >
      <p>{text}</p>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full"
        aria-label={words.dismiss}
        onClick={() => dismissNotice(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
