import { expect, test } from 'vitest'
import { walletQuerySchema } from './walletQuery'

test('splits lists, treats empty parameters as absent and ignores unknown ones', () => {
  const query = {
    page: '2',
    entries: '',
    include: 'a, b,,',
    exclude: '',
    chains: 'eip155:1,eip155:137',
    search: '',
    st: 'appkit',
  }
  expect(walletQuerySchema.parse(query)).toEqual({
    page: 2,
    entries: 40,
    include: ['a', 'b'],
    chains: ['eip155:1', 'eip155:137'],
    search: '',
  })
})

test.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', '10001'],
  ['page', '99999999999999999999'],
  ['entries', '501'],
  ['entries', 'all'],
  ['chains', 'ethereum'],
  ['chains', 'eip155:*'],
  ['badge_type', 'gold'],
  ['platform', 'fridge'],
  ['search', 'x'.repeat(201)],
  ['include', 'a,'.repeat(501)],
])("rejects %s=%s by the parameter's name", (parameter, value) => {
  const result = walletQuerySchema.safeParse({ [parameter]: value })
  expect(result.error?.issues[0]?.path[0]).toBe(parameter)
  expect(result.error?.issues[0]?.message).toContain(`${parameter} must`)
})
