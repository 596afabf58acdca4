'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { api, ApiRefusal, type Body, reasonOf } from '@/app/_client/api'
import { exactTextOf, type FormRefusal, refusalAt, textOf, useForm } from '@/app/_client/form'
import { useWithNext } from '@/app/_client/next-path'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { refusalOfPasswords } from './new-password'
import { OtpStep, resendRegistrationCode } from './otp-step'
import {
  fillInRegistration,
  storeRegistration,
  storedRegistration,
  emptyRegistration,
  registrationCode,
  newWaitingCode,
} from './waiting-code'

type Words = Texts['account']

export function RegisterForm({ words }: { words: Words }) {
  const { prefix } = useScope()
  const router = useRouter()
  const [typed, setTyped] = useState<Partial<Registration>>({})
  const code = registrationCode.useValue()
  const login = href(prefix, useWithNext('/login'))
  if (!code) {
    const onSent = (details: Registration, resendIn: number) => {
      setTyped(details)
      registrationCode.write(newWaitingCode(details.email, resendIn))
    }
    return <RegistrationDetails words={words} typed={typed} onSent={onSent} />
  }
  return (
    <OtpStep
      waiting={registrationCode}
      code={code}
      words={words}
      back={words.back}
      notice={fill(words.registered, { email: code.email })}
      verify={async (body) => {
        await api('POST user/verify-otp', { body })
        return words.otpDone
      }}
      resend={resendRegistrationCode}
      onBack={() => registrationCode.write(null)}
      onUsed={() => {
        registrationCode.write(null)
        storedRegistration.write(emptyRegistration)
        router.push(login)
      }}
    />
  )
}

type Registration = Body<'POST user/register'>

interface Props {
  words: Words
  typed: Partial<Registration>
  onSent: (details: Registration, resendInSeconds: number) => void
}

function RegistrationDetails({ words, typed, onSent }: Props) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => fillInRegistration(element.current), [])
  const form = useForm({
    check: (data) => refusalOf(data, words),
    send: async (data) => {
      const details = detailsOf(data)
      const { resendIn } = await api('POST user/register', { body: details })
      onSent(details, resendIn)
      return null
    },
    explain: (_message, error) => fill(words.registerFailed, { message: registerReason(error, words) }),
  })
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => storeRegistration(event.currentTarget)}
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...form.required('firstname')}
          label={words.firstname}
          autoComplete="given-name"
          enterKeyHint="next"
          defaultValue={typed.firstname}
        />
        <Field
          {...form.required('lastname')}
          label={words.lastname}
          autoComplete="family-name"
          enterKeyHint="next"
          defaultValue={typed.lastname}
        />
      </div>
      <Field
        {...form.required('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        defaultValue={typed.email}
      />
      <Field
        {...form.required('password')}
        label={words.password}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={words.passwordHint}
        defaultValue={typed.password}
      />
      <Field
        {...form.required('confirm_password')}
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
      <ToLogin words={words} />
    </form>
  )
}

function ToLogin({ words }: { words: Words }) {
  return (
    <p>
      {words.haveAccount}{' '}
      <Link href={useWithNext('/login')} className="inline-block py-1 font-semibold underline underline-offset-4">
        {words.login}
      </Link>
    </p>
  )
}

function TermsLabel({ words }: { words: Words }) {
  const [before, after] = words.agree.split('{terms}')
  return (
    <span>
      {before}
      <Link href="/terms-and-conditions" target="_blank" className="underline underline-offset-4">
        {words.terms}
      </Link>
      {after}
    </span>
  )
}

function refusalOf(data: FormData, words: Words): FormRefusal | null {
  const isAgreed = data.has('terms')
  return refusalOfPasswords(data, words.passwordsDiffer) ?? (isAgreed ? null : refusalAt('terms', words.mustAgree))
}

function detailsOf(data: FormData): Registration {
  return {
    firstname: textOf(data, 'firstname'),
    lastname: textOf(data, 'lastname'),
    email: textOf(data, 'email'),
    password: exactTextOf(data, 'password'),
    // The one country of the specification, in its spelling.
    country: 'switchland',
    terms: true,
  }
}

/** A refused field says more than "please check the marked fields". */
function registerReason(error: unknown, words: Words): string {
  const [fieldError] = error instanceof ApiRefusal ? Object.values(error.fieldErrors) : []
  return fieldError ?? reasonOf(error, words.registerFallback)
}
