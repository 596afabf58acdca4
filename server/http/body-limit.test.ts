import { describe, expect, test } from 'vitest'
import { contract } from '@/app/api/v1/contract/table'
import type { OperationSpec } from '@/app/api/v1/http/operation'
import { tooLargeAt } from './body-limit'

describe('a body far over the limit', () => {
  const operations: OperationSpec[] = Object.values(contract)

  test('is refused to each operation in the words of its picture, as a picture just over its limit is', () => {
    for (const { path, form } of operations) {
      const words = Object.values(form?.files ?? {})[0]?.tooLarge ?? 'too_large'
      expect(tooLargeAt(`/api/v1/${path.replace('{id}', 'a1')}`), path).toBe(words)
    }
  })

  test('of which there are two kinds', () => {
    expect(contract.addCategory.form.files.image.tooLarge).not.toBe(contract.addMenuItem.form.files.image.tooLarge)
  })
})
