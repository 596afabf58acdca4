'use client'

import { useState } from 'react'
import { stored } from '@/app/_client/stored'
import { useIsMounted } from '@/app/_client/external-store'
import type { Facts } from '@/lib/pages/facts'
import type { TextViewAnswer } from '@/lib/pages/schema'
import type { Retention } from './preview'
import { TextForm } from './text-form'

interface TextEditorProps {
  text: TextViewAnswer
  facts: Facts
  retention: Retention
}

/** Opens with the live text, or with an unsaved draft. */
export function TextEditor({ text, ...around }: TextEditorProps) {
  const isMounted = useIsMounted()
  const [storedDraft] = useState(() => draftIn(text))
  const draft = isMounted ? storedDraft.read() : null
  const isUnsaved = draft !== null && draft.markdown !== text.markdown
  const [{ number, start }, setStart] = useState({ number: 0, start: text })
  // A draft over an older edition is saved over that one, so that the server reports the newer one.
  const opened = isUnsaved ? { ...start, version: draft.version, markdown: draft.over } : start

  function renew(view: TextViewAnswer) {
    storedDraft.write(null)
    setStart({ number: number + 1, start: view })
  }

  return (
    <TextForm
      key={`${number} ${start.version} ${isMounted && isUnsaved ? 'draft' : ''}`}
      opened={opened}
      typed={isUnsaved ? draft.markdown : start.markdown}
      keep={(markdown) => storedDraft.writeQuietly({ markdown, version: opened.version, over: opened.markdown })}
      renew={renew}
      {...around}
    />
  )
}

/** Unsaved text with the edition under it: it outlives a reload and a login. */
interface StoredDraft {
  markdown: string
  version: number
  over: string
}

function draftIn({ kind, language }: { kind: string; language: string }) {
  return stored<StoredDraft | null>(`text-${kind}-${language}`, draftOf, { lifetime: 'tab' })
}

function draftOf(raw: unknown): StoredDraft | null {
  const { markdown, version, over } = Object(raw) as Partial<Record<keyof StoredDraft, unknown>>
  if (typeof markdown !== 'string' || typeof version !== 'number' || typeof over !== 'string') return null
  return { markdown, version, over }
}
