import { expect, test } from 'vitest'
import { assertNoReferences } from './assertNoReferences'

test.each([undefined, []])('accepts a transfer with references %s', references => {
  expect(() => assertNoReferences({ references })).not.toThrow()
})

test('rejects a transfer with a reference', () => {
  const code = 'adapter/unsupported'
  expect(() => assertNoReferences({ references: [''] })).toThrow(expect.objectContaining({ code }))
})
