import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../lib/testing/test-folder'
import { addCompileHints } from './site'

test('the scripts that every page runs ask once to be compiled while they arrive, and no others', () => {
  const folder = testFolder()
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }))
  for (const name of ['react.js', 'page.js']) writeFileSync(join(folder, 'static', 'chunks', name), 'run()')
  addCompileHints(folder)
  addCompileHints(folder)
  const read = (name: string) => readFileSync(join(folder, 'static', 'chunks', name), 'utf8')
  expect(read('react.js')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(read('page.js')).toBe('run()')
})
