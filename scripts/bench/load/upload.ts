import { request } from './load-generator'

const boundary = '----limmatgrill-bench-of-long-menus'

/** The bytes of a form with one file. */
export function upload(path: string, text: string, headers: Record<string, string>) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="menu.csv"\r\nContent-Type: text/csv\r\n\r\n`
  const form = `${head}${text}\r\n--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${boundary}`
  const length = String(Buffer.byteLength(form))
  const asked = request(path, { headers: { ...headers, 'Content-Type': type, 'Content-Length': length } })
  return asked.replace(/^GET/, 'POST') + form
}
