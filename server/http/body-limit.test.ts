import { describe, expect, test } from 'vitest'
import * as menu from '@/app/api/v1/contract/menu'
import { contract } from '@/app/api/v1/contract/table'
import type { OperationSpec } from '@/app/api/v1/http/operation'
import { tooLargeAt } from './body-limit'

describe('a body far over the limit', () => {
  const operations: OperationSpec[] = Object.values(contract)

  test.each(operations.map(({ method, path, form }) => [`${method} ${path}`, path, form] as const))(
    'is refused to %s in the words of its picture, as a picture just over its limit is',
    (_call, path, form) => {
      const words = Object.values(form?.files ?? {})[0]?.tooLarge ?? 'too_large'
      expect(tooLargeAt(`/api/v1/${path.replace('{id}', 'a1')}`)).toBe(words)
    },
  )

  test('of which there are two kinds', () => {
    expect(menu.addCategory.form.files.image.tooLarge).not.toBe(menu.addMenuItem.form.files.image.tooLarge)
  })
})
