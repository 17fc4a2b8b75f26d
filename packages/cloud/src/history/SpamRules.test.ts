import { expect, test } from 'vitest'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { SpamRules, spamSettingsSchema } from './SpamRules'

const ACCOUNT = '0xaccount'
const THIRD_PARTY = '0xstranger'

const sentBy = (from: string): AccountTransaction => ({
  hash: '0x1',
  minedAt: new Date(0),
  status: 'confirmed',
  from,
  to: '0xtoken',
  nonce: 0,
  intent: 'none',
  movements: [],
})
const moved = (amount: bigint, token: string | undefined = '0xtoken'): Movement => ({
  kind: 'fungible',
  direction: 'out',
  amount,
  ...(token !== undefined && { token }),
})
const received: Movement = { ...moved(1n), direction: 'in' }
const dai = { name: 'Dai Stablecoin', symbol: 'DAI' }

test('a zero transfer is spam if a third party sent it, but not if the account did', () => {
  const rules = new SpamRules()
  expect(rules.isSpam(moved(0n), dai, sentBy(THIRD_PARTY), ACCOUNT)).toBe(true)
  expect(rules.isSpam(moved(0n), dai, sentBy(ACCOUNT), ACCOUNT)).toBe(false)
  expect(rules.isSpam(received, dai, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  expect(rules.isSpam({ ...received, amount: 0n }, dai, sentBy(THIRD_PARTY), ACCOUNT)).toBe(true)
  const lenient = new SpamRules({ zeroValue: false })
  expect(lenient.isSpam({ ...received, amount: 0n }, dai, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
})

test("outgoing transfers in a third party's transaction are spam unless the token is listed", () => {
  const usdc = { name: 'USD Coin', symbol: 'USDC' }
  const rules = new SpamRules({}, ['0xLISTED'])
  expect(rules.isSpam(moved(1000n), usdc, sentBy(THIRD_PARTY), ACCOUNT)).toBe(true)
  expect(rules.isSpam(moved(1000n), undefined, sentBy(''), ACCOUNT)).toBe(true)
  expect(rules.isSpam(moved(1000n, '0xListed'), usdc, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  expect(rules.isSpam(moved(1000n), usdc, sentBy(ACCOUNT), ACCOUNT)).toBe(false)
  expect(rules.isSpam(moved(1000n), usdc, { ...sentBy(THIRD_PARTY), isSigned: true }, ACCOUNT)).toBe(false)
  expect(rules.isSpam(received, usdc, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  expect(rules.isSpam({ ...moved(1n), token: undefined }, undefined, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  expect(rules.isSpam({ ...moved(1n), kind: 'nft', tokenId: '7' }, undefined, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  const lenient = new SpamRules({ unlistedOut: false }, ['0xLISTED'])
  expect(lenient.isSpam(moved(1000n), usdc, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  // Without a token list, transfers by a relayer stay visible.
  expect(new SpamRules().isSpam(moved(1000n), usdc, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
})

test.each([
  'Visit https://usdc.example to claim',
  'claim on reward-eth.com',
  '$ USDCgift.xyz',
  'www.free-eth',
  'Airdrop',
])('a token named %j is spam', name => {
  expect(new SpamRules().isSpam(moved(1n), { name, symbol: 'USDC' }, sentBy(THIRD_PARTY), ACCOUNT)).toBe(true)
  expect(new SpamRules().isSpam(moved(1n), { name: 'USD Coin', symbol: name }, sentBy(THIRD_PARTY), ACCOUNT)).toBe(true)
})

test.each(['USD Coin', 'Wrapped Ether', 'yearn.finance v2', 'Dai Stablecoin', 'Aave v3 USDC', 'Comp'])(
  "a token named %j isn't spam",
  name => {
    expect(new SpamRules().isSpam(received, { name, symbol: 'X' }, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  },
)

test("the operator's lists replace the default names and add tokens, ignoring case", () => {
  const rules = new SpamRules({ tokens: ['0xTOKEN'], names: ['^dai'] })
  expect(rules.isSpam(moved(1n), undefined, sentBy(ACCOUNT), ACCOUNT)).toBe(true)
  expect(rules.isSpam(moved(1n, '0xother'), dai, sentBy(ACCOUNT), ACCOUNT)).toBe(true)
  expect(rules.isSpam(moved(1n, '0xother'), { name: 'claim', symbol: '' }, sentBy(ACCOUNT), ACCOUNT)).toBe(false)
})

test('a native transfer is spam only if a third party sent zero', () => {
  const own: Movement = { kind: 'fungible', direction: 'in', amount: 1n }
  expect(new SpamRules().isSpam(own, undefined, sentBy(THIRD_PARTY), ACCOUNT)).toBe(false)
  expect(new SpamRules().isSpam({ ...own, amount: 0n }, undefined, sentBy(THIRD_PARTY), ACCOUNT)).toBe(true)
  expect(new SpamRules().isSpam({ ...own, amount: 0n }, undefined, sentBy(ACCOUNT), ACCOUNT)).toBe(false)
})

test("rejects settings with a rule that isn't a regular expression", () => {
  expect(spamSettingsSchema.safeParse({ names: ['['] }).success).toBe(false)
  expect(spamSettingsSchema.safeParse({ names: ['\\bfree\\b'], zeroValue: false, unlistedOut: false }).success).toBe(
    true,
  )
})
