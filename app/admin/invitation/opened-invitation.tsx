'use client'

import { useEffect, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'
import { PasswordForm } from './password-form'

type Opened = { token: string; link: Answer<'POST invitations/open'> }
type Problem = { text: string; isFinal: boolean }

/** Asks the shop whose link it is before anything is asked of the person. */
export function OpenedInvitation() {
  const words = useWords('invitation')
  const { words: shared } = useScope()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    let isOver = false
    async function open() {
      const token = new URLSearchParams(window.location.hash.slice(1)).get('token')
      if (!token) return setProblem({ text: words.missing, isFinal: true })
      setProblem(null)
      try {
        const link = await api('POST invitations/open', { body: { token } })
        if (!isOver) setOpened({ token, link })
      } catch (error) {
        if (isOver) return
        const message = reasonOf(error, shared.network)
        const isFinal = error instanceof ApiRefusal && error.code === 'link_invalid'
        setProblem({ text: isFinal ? message : fill(words.failed, { message }), isFinal })
      }
    }
    function openAnew() {
      setOpened(null)
      void open()
    }
    void open()
    window.addEventListener('hashchange', openAnew)
    return () => {
      isOver = true
      window.removeEventListener('hashchange', openAnew)
    }
  }, [words, shared])

  if (opened) return <PasswordForm key={opened.token} {...opened} />
  if (!problem) return <p role="status">{words.opening}</p>
  return (
    <>
      <p role="alert" className="mb-4 font-semibold">
        {problem.text}
      </p>
      {!problem.isFinal && <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>}
    </>
  )
}
