import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '@/lib/testing/test-folder'
import { readSecretFiles, secretFileNames } from './env'

let folder: string

beforeEach(() => {
  folder = testFolder()
})

function written(content: string): string {
  const file = join(folder, 'secret')
  writeFileSync(file, content)
  return file
}

test('every secret may be given as a file, and nothing else', () => {
  expect(secretFileNames()).toEqual(
    expect.arrayContaining(['DATABASE_URL_FILE', 'SESSION_SECRET_FILE', 'SMTP_URL_FILE', 'ADMIN_PASSWORD_FILE']),
  )
  expect(secretFileNames()).not.toContain('PORT_FILE')
  expect(readSecretFiles({ PORT_FILE: written('80') })).toEqual({})
})

test.each([
  ['a\n', 'a'],
  ['a\r\n', 'a'],
  ['a', 'a'],
  [' a b \n\n', ' a b \n'],
])('of %j counts %j: one line break at the end is the editor’s', (content, secret) => {
  expect(readSecretFiles({ SESSION_SECRET_FILE: written(content) })).toEqual({ SESSION_SECRET: secret })
})

test('an empty setting names no file', () => {
  expect(readSecretFiles({ SESSION_SECRET_FILE: '', SMTP_URL_FILE: ' ' })).toEqual({})
})

describe('refused in one line that names the setting:', () => {
  test('the same secret twice', () => {
    expect(() => readSecretFiles({ SESSION_SECRET: 'x', SESSION_SECRET_FILE: written('hunter2') })).toThrow(
      /^SESSION_SECRET and SESSION_SECRET_FILE are both set: choose one$/,
    )
  })

  test.each(['', '\n', '  \n'])('a file that holds %j', (content) => {
    expect(() => readSecretFiles({ METRICS_TOKEN_FILE: written(content) })).toThrow(
      /^METRICS_TOKEN_FILE names an empty file$/,
    )
  })

  test('a file that is not there, or is a folder', () => {
    expect(() => readSecretFiles({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      /^SMTP_URL_FILE names a file that cannot be read: [^\n]+\(ENOENT\)$/,
    )
    expect(() => readSecretFiles({ SMTP_URL_FILE: folder })).toThrow(/\(EISDIR\)$/)
  })
})
