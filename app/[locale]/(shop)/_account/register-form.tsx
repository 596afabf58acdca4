'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Body } from '@/app/_client/contract-calls'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { exactTextOf, textOf, useForm, type FormRefusal } from '@/app/_client/form'
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
type Registration = Body<'POST user/register'>

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
  const form = useForm({
    check: (data) => refusalOf(data, words),
    send: async (data) => {
      const details = detailsOf(data)
      await api('POST user/register', { body: details })
      onSent(details)
      return null
    },
    explain: (_message, error) => fill(words.registerFailed, { message: registerReason(error, words) }),
  })
  const required = (name: string) => ({ name, required: true, error: form.fieldErrors[name] })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...required('firstname')}
          label={words.firstname}
          autoComplete="given-name"
          enterKeyHint="next"
          defaultValue={typed.firstname}
        />
        <Field
          {...required('lastname')}
          label={words.lastname}
          autoComplete="family-name"
          enterKeyHint="next"
          defaultValue={typed.lastname}
        />
      </div>
      <Field
        {...required('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        defaultValue={typed.email}
      />
      <Field
        {...required('password')}
        label={words.password}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={words.passwordHint}
        defaultValue={typed.password}
      />
      <Field
        {...required('confirm_password')}
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
        enterKeyHint="done"
        defaultValue={typed.password}
      />
      <CheckField
        name="terms"
        label={<TermsLabel words={words} />}
        defaultChecked={typed.terms}
        error={form.fieldErrors.terms}
      />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
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
  const [fieldError] = error instanceof ApiRefusal ? Object.values(error.fieldErrors) : []
  return fieldError ?? reasonOf(error, words.registerFallback)
}
