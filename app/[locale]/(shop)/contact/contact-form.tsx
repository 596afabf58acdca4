'use client'

import { api, type Body } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field, Select, TextArea } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { longestMessage } from '@/lib/shop/limits'

export function ContactForm({ words }: { words: Texts['contact'] }) {
  const form = useForm({
    send: async (data, element) => {
      const message = {
        full_name: textOf(data, 'full_name'),
        email: textOf(data, 'email'),
        subject: textOf(data, 'subject') as Body<'POST contact'>['subject'],
        message: textOf(data, 'message'),
        website: textOf(data, honeypot),
      }
      await api('POST contact', { body: message })
      element.reset()
      return { kind: 'status', text: words.thanks }
    },
    explain: (message) => fill(words.failed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field label={words.fullName} {...form.required('full_name')} autoComplete="name" enterKeyHint="next" />
      <Field label={words.email} type="email" {...form.required('email')} autoComplete="email" enterKeyHint="next" />
      <Select label={words.subject} {...form.required('subject')} defaultValue="">
        <option value="" disabled>
          {words.chooseSubject}
        </option>
        {Object.entries(words.subjects).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </Select>
      <TextArea label={words.message} {...form.required('message')} rows={6} maxLength={longestMessage} />
      <Honeypot label={words.website} />
      <FormMessage kind={form.notice?.kind ?? 'status'} text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.send}
      </Button>
    </form>
  )
}

// No word that a browser or a manager of passwords has something for.
const honeypot = 'leave-empty'

/** Bots fill in every field; it is hidden from people. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor={honeypot}>{label}</label>
      <input id={honeypot} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
