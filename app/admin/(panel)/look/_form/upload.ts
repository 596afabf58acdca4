import { createContext, use } from 'react'
import type { Answer } from '@/app/_client/contract-calls'

type Uploaded = Answer<'POST look/pictures'>

/** Sends a picture; whoever's session has ended is asked for the password, beside the form and not in it. */
export const UploadContext = createContext<((image: File) => Promise<Uploaded>) | null>(null)

export function useUpload(): (image: File) => Promise<Uploaded> {
  const upload = use(UploadContext)
  if (!upload) throw new Error('useUpload needs a LookForm above it')
  return upload
}
