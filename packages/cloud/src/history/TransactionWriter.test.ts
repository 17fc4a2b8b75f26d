import type { HistoryTransaction } from '@openappkit/contract'
import { expect, test } from 'vitest'
import type { Token } from '../tokens/Token'
import type { AccountTransaction, Movement } from './AccountTransaction'
import type { SpamSettings } from './SpamRules'
import { TransactionWriter } from './TransactionWriter'

const CHAIN = 'eip155:1'
const OWN = `0x${'a'.repeat(40)}`
const THIRD_PARTY = `0x${'b'.repeat(40)}`
const LOOK_ALIKE = `0x${'c'.repeat(40)}`
const FAKE = `0x${'d'.repeat(40)}`
const REAL = `0x${'e'.repeat(39)}1`
const usdc = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }

/** Creates a writer for tokens that all claim to be USD Coin, or that have no metadata when `isSilent`. */
function writerOf(spam: SpamSettings = {}, isSilent = false): TransactionWriter {
  const describe = async (chainId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, Token>> =>
    new Map(isSilent ? [] : addresses.map(address => [address, { ...usdc, chainId, address }]))
  return new TransactionWriter({
    chainId: CHAIN,
    settings: { upstreams: [], spam, tokens: [{ ...usdc, address: REAL.toUpperCase().replace('0X', '0x') }] },
    tokens: { describe },
    nftNames: { of: async () => [] },
    iconOf: () => '',
  })
}

async function written(
  writer: TransactionWriter,
  overrides: Partial<AccountTransaction>,
): Promise<HistoryTransaction | undefined> {
  const known = { hash: '0x1', minedAt: new Date(0), status: 'confirmed', nonce: 0, intent: 'none' } as const
  const [transaction] = await writer.write(OWN, [
    { ...known, from: THIRD_PARTY, to: FAKE, movements: [], ...overrides },
  ])
  return transaction
}

const out = (token: string): Movement => ({
  kind: 'fungible',
  direction: 'out',
  amount: 1_000_000_000n,
  token,
  counterparty: LOOK_ALIKE,
})

test('marks a counterfeit that claims an outgoing transfer, but not a listed token moved by an approved spender', async () => {
  const counterfeit = await written(writerOf(), { movements: [out(FAKE)] })
  expect(counterfeit?.transfers).toMatchObject([{ direction: 'out', quantity: { numeric: '1000' }, is_spam: true }])
  const honest = await written(writerOf(), { movements: [out(REAL)] })
  expect(honest).toMatchObject({ metadata: { operationType: 'send' }, transfers: [{ is_spam: false }] })
  const own = await written(writerOf(), { from: OWN, movements: [out(FAKE)] })
  expect(own?.transfers).toMatchObject([{ is_spam: false }])
})

test('marks a counterfeit with unknown decimals, and omits the transfer of a genuine token with unknown decimals', async () => {
  const counterfeit = await written(writerOf({}, true), { movements: [out(FAKE)] })
  expect(counterfeit?.transfers).toMatchObject([{ quantity: { numeric: '0' }, is_spam: true }])
  const received = await written(writerOf({}, true), { movements: [{ ...out(FAKE), direction: 'in' }] })
  expect(received?.transfers).toEqual([])
})

test("a counterfeit next to a real payment doesn't decide the transaction's type", async () => {
  const dust: Movement = { kind: 'fungible', direction: 'in', amount: 1n, counterparty: THIRD_PARTY }
  const transaction = await written(writerOf(), { movements: [out(FAKE), dust] })
  expect(transaction).toMatchObject({
    metadata: { operationType: 'receive', sentFrom: THIRD_PARTY, sentTo: OWN },
    transfers: [{ is_spam: true }, { is_spam: false }],
  })
  const paid: Movement = { ...out(REAL), token: undefined }
  const bought = await written(writerOf({ tokens: [FAKE] }), {
    from: OWN,
    movements: [paid, { ...out(FAKE), direction: 'in' }],
  })
  expect(bought).toMatchObject({
    metadata: { operationType: 'trade' },
    transfers: [{ is_spam: false }, { is_spam: true }],
  })
})

test("a third party's transaction that moves nothing is spam, not a receipt", async () => {
  const transaction = await written(writerOf(), { to: OWN })
  expect(transaction).toMatchObject({
    metadata: { operationType: 'execute', sentFrom: THIRD_PARTY, sentTo: OWN },
    transfers: [{ direction: 'in', quantity: { numeric: '0' }, fungible_info: { symbol: 'ETH' }, is_spam: true }],
  })
  const [transfer] = transaction?.transfers ?? []
  expect(transfer).not.toHaveProperty('address')
  const kept = await written(writerOf({ zeroValue: false }), { to: OWN })
  expect(kept?.transfers).toMatchObject([{ is_spam: false }])
})

test("a third party's zero token transfer is neither received nor sent, whatever the spam rules", async () => {
  for (const settings of [{}, { zeroValue: false }]) {
    for (const direction of ['in', 'out'] as const) {
      const poison: Movement = { ...out(REAL), direction, amount: 0n }
      const transaction = await written(writerOf(settings), { movements: [poison] })
      expect(transaction?.metadata.operationType).toBe('execute')
    }
  }
  const own = await written(writerOf(), { from: OWN, movements: [{ ...out(REAL), amount: 0n }] })
  expect(own?.metadata.operationType).toBe('send')
})

test("doesn't mark an account's own empty transaction, or one that doesn't name it", async () => {
  const execute = { metadata: { operationType: 'execute' }, transfers: [] }
  expect(await written(writerOf(), { from: OWN, to: OWN })).toMatchObject(execute)
  expect(await written(writerOf(), { to: OWN, isSigned: true })).toMatchObject(execute)
  expect(await written(writerOf(), { to: FAKE })).toMatchObject(execute)
})
