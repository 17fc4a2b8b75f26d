import { expect, test } from 'vitest'
import { tokenSources } from './tokenSources'

const held = (address: string, amount: bigint, isFrozen = false) => ({ address, amount, isFrozen })
const many = (count: number, amount: bigint) =>
  Array.from({ length: count }, (_, index) => held(`other ${index}`, amount))
const sum = (sources: readonly { readonly amount: bigint }[]) => sources.reduce((all, { amount }) => all + amount, 0n)
const usual = 'usual'

test('sends from one account that has enough: the associated one, else the largest', () => {
  const accounts = [held('small', 6n), held('large', 20n), held(usual, 5n)]
  expect(tokenSources(accounts, usual, 5n)).toEqual([{ address: usual, amount: 5n }])
  expect(tokenSources(accounts, usual, 6n)).toEqual([{ address: 'large', amount: 6n }])
})

test('splits the exact amount between several accounts: the associated one first, then the largest, never empty ones', () => {
  const accounts = [held('small', 6n), held('empty', 0n), held('large', 20n), held(usual, 5n)]
  const [first, second] = [
    { address: usual, amount: 5n },
    { address: 'large', amount: 20n },
  ]
  expect(tokenSources(accounts, usual, 21n)).toEqual([first, { address: 'large', amount: 16n }])
  expect(tokenSources(accounts, usual, 25n)).toEqual([first, second])
  expect(tokenSources(accounts, usual, 31n)).toEqual([first, second, { address: 'small', amount: 6n }])
})

test('uses at most eight accounts, and skips a small associated account if the amount requires it', () => {
  const accounts = [held(usual, 1n), ...many(8, 10n)]
  expect(tokenSources(accounts, usual, 71n)[0]).toEqual({ address: usual, amount: 1n })
  const all = tokenSources(accounts, usual, 80n)
  expect([all.length, sum(all)]).toEqual([8, 80n])
  const tooMuch = { code: 'transaction/insufficient-token-balance', details: '80' }
  expect(() => tokenSources(accounts, usual, 81n)).toThrow(expect.objectContaining(tooMuch))
  expect(() => tokenSources(accounts, usual, 81n)).toThrow('80 base units or less')
})

test('skips frozen accounts, and reports them if the amount requires them', () => {
  const accounts = [held(usual, 10n, true), held('other', 7n)]
  expect(tokenSources(accounts, usual, 7n)).toEqual([{ address: 'other', amount: 7n }])
  const refusal = (amount: bigint, code: string) =>
    expect(() => tokenSources(accounts, usual, amount)).toThrow(expect.objectContaining({ code, details: '7' }))
  refusal(8n, 'transaction/account-frozen')
  refusal(17n, 'transaction/account-frozen')
  refusal(18n, 'transaction/insufficient-token-balance')
})
