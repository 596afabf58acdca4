'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api, ApiRefusal, type Registration } from '@/app/_client/api'
import { exactTextOf, reasonOf, textOf, useForm, type FormRefusal } from '@/app/_client/form'
import { useWithNext } from '@/app/_client/next-path'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { OtpStep } from './otp-step'

type Words = Texts['account']

/** Two steps: who you are, then the code from the mail. Going back keeps what was typed. */
export function RegisterForm({ words }: { words: Words }) {
  const { prefix } = useScope()
  const router = useRouter()
  const [typed, setTyped] = useState<Partial<Registration>>({})
  const [sentTo, setSentTo] = useState<string | null>(null)
  const login = href(prefix, useWithNext('/login'))
  if (!sentTo)
    return <Details words={words} typed={typed} onSent={(details) => (setTyped(details), setSentTo(details.email))} />
  return (
    <OtpStep
      email={sentTo}
      words={words}
      back={words.back}
      notice={fill(words.registered, { email: sentTo })}
      onBack={() => setSentTo(null)}
      onVerified={() => router.push(login)}
    />
  )
}

interface DetailsProps {
  words: Words
  typed: Partial<Registration>
  onSent: (details: Registration) => void
}

function Details({ words, typed, onSent }: DetailsProps) {
  const { language } = useScope()
  const form = useForm({
    check: (data) => refusalOf(data, words),
    send: async (data) => {
      const details = detailsOf(data)
      await api.register(details, language)
      onSent(details)
      return null
    },
    explain: (error) => fill(words.registerFailed, { message: registerReason(error, words) }),
  })
  const { fieldErrors: errors } = form
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="firstname"
          label={words.firstname}
          required
          autoComplete="given-name"
          enterKeyHint="next"
          defaultValue={typed.firstname}
          error={errors.firstname}
        />
        <Field
          name="lastname"
          label={words.lastname}
          required
          autoComplete="family-name"
          enterKeyHint="next"
          defaultValue={typed.lastname}
          error={errors.lastname}
        />
      </div>
      <Field
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="email"
        enterKeyHint="next"
        defaultValue={typed.email}
        error={errors.email}
      />
      <Field
        name="password"
        label={words.password}
        type="password"
        required
        autoComplete="new-password"
        enterKeyHint="next"
        hint={words.passwordHint}
        defaultValue={typed.password}
        error={errors.password}
      />
      <Field
        name="confirm_password"
        label={words.confirmPassword}
        type="password"
        required
        autoComplete="new-password"
        enterKeyHint="done"
        defaultValue={typed.password}
        error={errors.confirm_password}
      />
      <CheckField name="terms" label={<TermsLabel words={words} />} defaultChecked={typed.terms} error={errors.terms} />
      <FormMessage kind="alert" text={form.note?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.register}
      </Button>
      <p>
        {words.haveAccount}{' '}
        <Link href={useWithNext('/login')} className="inline-block py-1 font-semibold underline underline-offset-4">
          {words.login}
        </Link>
      </p>
    </form>
  )
}

function TermsLabel({ words }: { words: Words }) {
  const [before, after] = words.agree.split('{terms}')
  return (
    <>
      {before}
      <Link href="/terms-and-conditions" target="_blank" className="underline underline-offset-4">
        {words.terms}
      </Link>
      {after}
    </>
  )
}

function refusalOf(data: FormData, words: Words): FormRefusal | null {
  if (exactTextOf(data, 'password') !== exactTextOf(data, 'confirm_password')) {
    return { fieldErrors: { confirm_password: words.passwordsDiffer }, message: words.passwordsDiffer }
  }
  return data.has('terms') ? null : { fieldErrors: { terms: words.mustAgree }, message: words.mustAgree }
}

function detailsOf(data: FormData): Registration {
  return {
    firstname: textOf(data, 'firstname'),
    lastname: textOf(data, 'lastname'),
    email: textOf(data, 'email'),
    password: exactTextOf(data, 'password'),
    country: 'Switzerland',
    terms: true,
  }
}

/** A refused field says more than "please check the marked fields". */
function registerReason(error: unknown, words: Words): string {
  const [fieldError] = error instanceof ApiRefusal ? Object.values(error.fields) : []
  return fieldError ?? reasonOf(error, words.registerFallback)
}
