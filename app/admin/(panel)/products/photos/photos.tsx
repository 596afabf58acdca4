'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { watchForm } from '@/app/_client/unsaved'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { counted, fill } from '@/lib/i18n/fill'
import { acceptedTypes } from '@/lib/pictures/chosen-picture'
import { useWords } from '../../../_client/admin-words'
import { PhotoTable } from './photo-table'
import { type Dish, mayBeSent, type Photo, usePhotos } from './use-photos'

export function Photos({ dishes }: { dishes: Dish[] }) {
  const words = useWords('photos')
  const { language } = useScope()
  const { photos, isSending, add, assign, takeOut, send, signInDialog } = usePhotos(dishes)
  const form = useRef<HTMLFormElement>(null)
  const wanted = photos.filter(mayBeSent)
  useEffect(() => (form.current ? watchForm(form.current, () => photos.some(isUnsent)) : undefined), [photos])

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    add([...(input.files ?? [])])
    input.value = ''
  }

  return (
    <>
      <form ref={form} noValidate className="mb-5 max-w-prose" onSubmit={(event) => event.preventDefault()}>
        <p className="text-ink-soft mb-4">{words.lead}</p>
        <Field
          name="photos"
          type="file"
          accept={acceptedTypes}
          multiple
          label={words.files}
          hint={words.filesHint}
          disabled={isSending}
          onChange={choose}
        />
      </form>
      {photos.length > 0 && (
        <PhotoTable
          {...{ photos, dishes }}
          isLocked={isSending}
          onAssign={assign}
          onTakeOut={takeOut}
          onRetry={(photo) => void send([photo])}
        />
      )}
      <Progress photos={photos} isSending={isSending} />
      {wanted.length > 0 && (
        <Button className="mt-5 px-8" disabled={isSending} onClick={() => void send(wanted)}>
          {counted(words.upload, wanted.length, language)}
        </Button>
      )}
      {signInDialog}
    </>
  )
}

function isUnsent({ state }: Photo): boolean {
  return state !== 'done' && state !== 'refused'
}

/** What is being done, else what was done. */
function Progress({ photos, isSending }: { photos: Photo[]; isSending: boolean }) {
  const words = useWords('photos')
  const { language } = useScope()
  const [isAsked, setAsked] = useState(false)
  if (isSending && !isAsked) setAsked(true)
  const countOf = (...states: Photo['state'][]) => photos.filter(({ state }) => states.includes(state)).length
  const [making, done, failed] = [countOf('making'), countOf('done'), countOf('failed')]
  const toSend = photos.filter(mayBeSent).length + countOf('sending')
  const bar = isSending
    ? { text: words.uploading, done, total: done + toSend }
    : { text: words.making, done: photos.length - making, total: photos.length }
  const isWorking = isSending || making > 0
  const ended = isAsked && done > 0 ? counted(words.uploaded, done, language) : ''
  return (
    <div className="mt-5 grid max-w-prose gap-3">
      {isWorking && <progress aria-hidden className="accent-accent w-full" value={bar.done} max={bar.total} />}
      <FormMessage kind="status" text={isWorking ? fill(bar.text, { done: bar.done, total: bar.total }) : ended} />
      <FormMessage kind="alert" text={failed > 0 && !isSending ? counted(words.notUploaded, failed, language) : null} />
    </div>
  )
}
