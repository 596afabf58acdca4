import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitStylesOf } from './split-styles'

test('the sheet that a page loads later has all rules and names no font again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  const chunks = join(folder, 'static', 'chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(chunks, 'a.css'), '@font-face{font-family:x;src:url(../media/x.woff2)}.a{color:red}')
  // A build that is made again finds what the last one wrote.
  await splitStylesOf(folder)
  await splitStylesOf(folder)
  expect(readFileSync(join(chunks, 'a-late.css'), 'utf8')).toBe('.a{color:red}')
  const split = JSON.parse(readFileSync(join(folder, 'styles.json'), 'utf8')) as Record<string, object>
  expect(Object.keys(split)).toEqual(['/_next/static/chunks/a.css'])
  expect(split['/_next/static/chunks/a.css']).toMatchObject({ late: '/_next/static/chunks/a-late.css' })
  expect(JSON.stringify(split)).toContain('@font-face')
  rmSync(folder, { recursive: true })
})
