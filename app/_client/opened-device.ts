import { useEffect, useState } from 'react'
import { api, reasonOf } from './api'
import type { FormNotice } from './form'
import { useScope } from './scope'

/** The link of a mail opens the device that it is opened on (record 0023). Null without one. */
export function useOpenedDevice(opened: string): FormNotice | null {
  const { words } = useScope()
  const [notice, setNotice] = useState<FormNotice | null>(null)
  useEffect(() => {
    const token = new URLSearchParams(window.location.hash.slice(1)).get('device')
    if (!token) return
    api('POST user/open-device', { body: { token } }).then(
      () => setNotice({ kind: 'status', text: opened }),
      (error: unknown) => setNotice({ kind: 'alert', text: reasonOf(error, words.network) }),
    )
  }, [opened, words])
  return notice
}
