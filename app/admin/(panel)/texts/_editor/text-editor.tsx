'use client'

import { useState } from 'react'
import { stored } from '@/app/_client/stored'
import { useIsMounted } from '@/app/_client/now'
import type { Facts } from '@/lib/texts/facts'
import type { TextViewAnswer } from '@/lib/texts/schema'
import type { Retention } from './preview'
import { TextForm } from './text-form'

interface TextEditorProps {
  text: TextViewAnswer
  facts: Facts
  retention: Retention
}

/** The form with what was live when the page came, or with what was typed over it and never saved. */
export function TextEditor({ text, ...around }: TextEditorProps) {
  const isMounted = useIsMounted()
  const [kept] = useState(() => keptDraft(text))
  const draft = isMounted ? kept.read() : null
  const isUnsaved = draft !== null && draft.markdown !== text.markdown
  const [{ number, start }, setStart] = useState({ number: 0, start: text })
  // A draft over an older edition is saved over that one: the shop then says that there is a newer one.
  const opened = isUnsaved ? { ...start, version: draft.version, markdown: draft.over } : start

  function renew(view: TextViewAnswer) {
    kept.write(null)
    setStart({ number: number + 1, start: view })
  }

  return (
    <TextForm
      // Opened anew where there is something to take up again, and after another version was taken.
      key={`${number} ${start.version} ${isMounted && isUnsaved ? 'draft' : ''}`}
      opened={opened}
      typed={isUnsaved ? draft.markdown : start.markdown}
      keep={(markdown) => kept.writeQuietly({ markdown, version: opened.version, over: opened.markdown })}
      renew={renew}
      {...around}
    />
  )
}

/** What was typed and not saved, with the edition that it was typed over: it outlives a reload and a login. */
interface KeptDraft {
  markdown: string
  version: number
  /** The text of that edition. */
  over: string
}

function keptDraft({ kind, language }: { kind: string; language: string }) {
  return stored<KeptDraft | null>(`text-${kind}-${language}`, draftOf, 'tab')
}

function draftOf(raw: unknown): KeptDraft | null {
  const { markdown, version, over } = Object(raw) as Partial<Record<keyof KeptDraft, unknown>>
  if (typeof markdown !== 'string' || typeof version !== 'number' || typeof over !== 'string') return null
  return { markdown, version, over }
}
