'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'

const codeLength = 8

/** Submits as soon as the code is complete. */
export function PairForm() {
  const words = useWords('devices')
  const [isLeaving, setLeaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    send: async (data) => {
      await api('POST devices/pair', { body: { code: textOf(data, 'code') } })
      setLeaving(true)
      // A new document, because the device's cookie was set.
      window.location.assign('/admin/orders')
    },
    explain: (message, error) => {
      field.current?.select()
      return error instanceof ApiRefusal ? message : fill(words.failed, { message })
    },
  })
  useCodeOfAddress(field)
  const isBusy = form.isPending || isLeaving
  return (
    <form method="post" onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <Field
        ref={field}
        name="code"
        label={words.code}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={20}
        className="[&_input]:py-4 [&_input]:text-center [&_input]:text-[clamp(1.5rem,8vw,3.5rem)] [&_input]:font-bold [&_input]:tracking-wider [&_input]:uppercase"
        onChange={({ target }) => isComplete(target.value) && target.form?.requestSubmit()}
        error={form.fieldErrors.code ?? form.notice?.text}
      />
      <Button type="submit" disabled={isBusy} className="min-h-16 text-lg">
        {isBusy ? words.pairing : words.pair}
      </Button>
    </form>
  )
}

function isComplete(typed: string): boolean {
  return typed.replaceAll(/[\s-]/g, '').length === codeLength
}

/** `#code=…` never reaches a server or its log; it leaves the address bar as well, because it works once. */
function useCodeOfAddress(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function enter() {
      const code = new URLSearchParams(window.location.hash.slice(1)).get('code')
      if (!code || !field.current) return
      history.replaceState(null, '', window.location.pathname)
      field.current.select()
      field.current.setRangeText(code)
      field.current.form?.requestSubmit()
    }
    enter()
    window.addEventListener('hashchange', enter)
    return () => window.removeEventListener('hashchange', enter)
  }, [field])
}
