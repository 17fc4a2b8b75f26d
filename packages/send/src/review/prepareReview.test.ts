import type { AppKitError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { FakeChain } from '../../test/FakeChain'
import { bob, dollar, ether, ethereum, own } from '../../test/startSend'
import { lowerAmount } from './lowerAmount'
import { maxAmount } from './maxAmount'
import { prepareReview, type ReviewRequest } from './prepareReview'

const account = { address: own, network: ethereum, isSmartAccount: false }
const recipient = { kind: 'found', address: bob, warnings: [] } as const

function chainOf(reserved = 0n): FakeChain {
  const chain = new FakeChain()
  const { getBalance } = chain
  chain.balances[dollar.address ?? ''] = dollar.balance
  chain.getBalance = async query => ({ ...(await getBalance.call(chain, query)), reserved })
  return chain
}

const request = (chain: FakeChain, rest: Partial<ReviewRequest> = {}): ReviewRequest => ({
  account,
  chain,
  token: ether,
  amount: 100n,
  recipient,
  ...rest,
})

const codeOf = (work: Promise<unknown>) => work.then(undefined, ({ code }: AppKitError) => code)

test.each<readonly [what: string, change: Partial<ReviewRequest>, code: string]>([
  ['a zero amount', { amount: 0n }, 'send/insufficient-funds'],
  ['a negative amount', { amount: -1n }, 'send/insufficient-funds'],
  [
    'the maximum of an empty balance',
    { amount: 'max', token: { ...dollar, address: '0xempty' } },
    'send/insufficient-funds',
  ],
  ['more than the balance', { amount: 1_001n }, 'send/insufficient-funds'],
])('refuses to review %s', async (_, change, code) => {
  const chain = chainOf()
  chain.balances['0xempty'] = 0n
  expect(await codeOf(prepareReview(request(chain, change)))).toBe(code)
})

test('reports an unavailable chain without a fee, unless the account has no coin to pay one', async () => {
  const chain = chainOf()
  chain.fee = () => {
    throw new Error('No node answers')
  }
  expect(await codeOf(prepareReview(request(chain, { token: dollar })))).toBe('send/estimate-failed')
  chain.balances['coin'] = 0n
  expect(await codeOf(prepareReview(request(chain, { token: dollar })))).toBe('send/insufficient-fee')
})

test('estimates the fee of the exact transfer', async () => {
  const chain = chainOf(300n)
  const queries: object[] = []
  chain.estimateFee = async query => {
    queries.push(query)
    return 10n
  }
  const expected = { address: own, to: bob, caipNetwork: ethereum }
  await prepareReview(request(chain, { spendsReserved: true }))
  expect(queries).toEqual([{ ...expected, value: 100n, tokenAddress: undefined, spendsReserved: true }])
  queries.length = 0
  await prepareReview(request(chain, { token: dollar }))
  expect(queries).toEqual([{ ...expected, value: 100n, tokenAddress: dollar.address, spendsReserved: false }])
  queries.length = 0
  await maxAmount({ account, chain, token: ether, to: bob, spendsReserved: true }, 1_000n)
  expect(queries[0]).toEqual({ ...expected, value: 1_000n, spendsReserved: true })
})

test.each<readonly [what: string, names: boolean, leastFee: bigint | undefined, fee: bigint | undefined]>([
  ['the current fee', true, undefined, 10n],
  ['the current fee if a lower one was refused', true, 9n, 10n],
  ['the refused fee if it is higher', true, 11n, 11n],
  ['the refused fee if the chain names none', false, 11n, 11n],
  ['unknown if nothing names one', false, undefined, undefined],
])('the fee of a review is %s', async (_, names, leastFee, fee) => {
  const chain = chainOf()
  if (!names) chain.capabilities.delete('estimateFee')
  expect((await prepareReview(request(chain, { leastFee }))).fee).toBe(fee)
})

test('skips the check for unusual fees without a fee', async () => {
  const chain = chainOf()
  chain.capabilities.delete('estimateFee')
  chain.isFeeUnusual = async () => true
  expect((await prepareReview(request(chain))).isFeeUnusual).toBe(false)
  expect((await prepareReview(request(chain, { leastFee: 1n }))).isFeeUnusual).toBe(true)
})

test("reports a contract's symbol only if it differs beyond case and spaces", async () => {
  const chain = chainOf()
  const nameOf = async (symbol: string) => {
    chain.symbol = symbol
    return (await prepareReview(request(chain, { token: { ...dollar, symbol: ' usdc' } }))).symbolOfContract
  }
  expect(await nameOf('USDC ')).toBeUndefined()
  expect(await nameOf('  ')).toBeUndefined()
  expect(await nameOf(' WBTC ')).toBe('WBTC')
})

test('the maximum of a token is its balance, and zero for an empty coin', async () => {
  const chain = chainOf()
  const query = { account, chain, to: bob }
  expect(await maxAmount({ ...query, token: dollar }, 500n)).toBe(500n)
  expect(await maxAmount({ ...query, token: ether }, 0n)).toBe(0n)
})

test('the maximum of a coin requires a chain with fee estimates', async () => {
  const chain = chainOf()
  chain.capabilities.delete('estimateFee')
  expect(await codeOf(maxAmount({ account, chain, token: ether, to: bob }, 500n))).toBe('send/estimate-failed')
})

test('a lower amount leaves the reserve, unless the payer spends it', async () => {
  const chain = chainOf(300n)
  chain.feeReserve = fee => fee * 2n
  const review = await prepareReview(request(chain, { amount: 685n }))
  expect(await lowerAmount(review, chain)).toBe(680n)
  expect(await lowerAmount({ ...review, amount: 680n }, chain)).toBeUndefined()
  expect(await lowerAmount({ ...review, spendsReserved: true }, chain)).toBeUndefined()
  expect(await lowerAmount({ ...review, fee: undefined }, chain)).toBeUndefined()
  expect(await lowerAmount({ ...review, token: dollar }, chain)).toBeUndefined()
})
