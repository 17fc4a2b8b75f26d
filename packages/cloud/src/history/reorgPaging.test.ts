import fc from 'fast-check'
import { type Hash, type Hex, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { MovingChain } from '../../test/indexer/MovingChain'
import { catchUp, type IndexerStage, indexerStage } from '../../test/indexer/stage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { openDatabase } from '../storage/openDatabase'
import { EvmIndexHistory } from './EvmIndexHistory'

const databaseUrl = sharedDatabase()
const ACCOUNT = `0x${'ab'.repeat(20)}`
const LIMIT = 7

async function readAll(
  history: EvmIndexHistory,
  address: string,
  between: (page: number) => Promise<void>,
): Promise<readonly string[]> {
  const seen: string[] = []
  let position: string | undefined
  for (let page = 0; ; page += 1) {
    const entries = await history.page(address, position, LIMIT)
    seen.push(...entries.map(({ transaction }) => transaction.hash))
    position = entries.at(-1)?.position
    if (entries.length < LIMIT) return seen
    await between(page)
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('grow' as const), counts: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('exchange' as const),
    depth: fc.integer({ min: 1, max: 20 }),
    seed: fc.integer({ min: 2, max: 9000 }),
  }),
)

test('whatever a reorganization removes between two pages, each remaining transaction is on one page', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(2), { minLength: 12, maxLength: 30 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (counts, steps) => {
        const chain = await MovingChain.begin(database, `eip155:${8000 + (runs += 1)}`, ACCOUNT)
        await chain.grow(counts)
        const staying = new Set(chain.transactions)
        const seen = await readAll(new EvmIndexHistory(database, chain.chainId), ACCOUNT, async page => {
          const next = steps[page]
          if (next?.kind === 'grow') await chain.grow(next.counts)
          if (next?.kind === 'exchange')
            for (const lost of await chain.exchange(next.depth, next.seed)) staying.delete(lost)
        })
        expect(new Set(seen).size).toBe(seen.length)
        expect([...staying].filter(hash => !seen.includes(hash))).toEqual([])
      },
    ),
    { numRuns: 25, seed: 7 },
  )
  await database.close()
}, 60_000)

test('there is no next page until the replacing blocks are indexed', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  const chain = await MovingChain.begin(database, 'eip155:951', ACCOUNT)
  await chain.grow([2, 2, 2, 2, 2, 2])
  const history = new EvmIndexHistory(database, chain.chainId)
  const first = await history.page(ACCOUNT, undefined, LIMIT)
  const position = first.at(-1)?.position

  const lost = await chain.rewind(4)
  await expect(history.page(ACCOUNT, position, LIMIT)).rejects.toBeInstanceOf(ChainUnavailable)
  await chain.append([lost.slice(0, 2), lost.slice(2, 4), lost.slice(4), []])
  const rest = await history.page(ACCOUNT, position, LIMIT)
  const seen = [...first, ...rest].map(({ transaction }) => transaction.hash)
  expect(seen.toSorted()).toEqual(chain.transactions.toSorted())
  await database.close()
})

test('a chain rebuilt in a different order shows each remaining transaction once', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 952 })
  const recipient = `0x${'cd'.repeat(20)}` as const
  const signed = await signedTransfers(stage, recipient)
  const restore = await stage.chain.snapshot()
  const hashes = await broadcast(stage, signed.flat())
  await catchUp(stage.indexer())
  const history = new EvmIndexHistory(stage.database, stage.chainId)

  const seen = await readAll(history, recipient, async page => {
    if (page > 0) return
    await restore()
    // The transactions of one sender must stay in order. The order of the senders doesn't matter.
    await broadcast(
      stage,
      signed.toReversed().flatMap((own, index) => (index % 2 === 0 ? own : own.slice(0, 4))),
    )
    await stage.chain.mine(10)
    await catchUp(stage.indexer())
  })

  expect(new Set(seen).size).toBe(seen.length)
  const stay = [...(signed[0] ?? []), ...(signed[1] ?? []).slice(0, 4), ...(signed[2] ?? [])].map(one => keccak256(one))
  expect(stay.filter(hash => !seen.includes(hash))).toEqual([])
  expect(hashes).toHaveLength(18)
})

/** Signs six transfers from each of three senders. */
async function signedTransfers({ chain }: IndexerStage, to: Hex): Promise<readonly (readonly Hex[])[]> {
  return Promise.all(
    chain.accounts.slice(1, 4).map(({ privateKey }) => {
      const fees = { type: 'eip1559', maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n } as const
      const transfer = { ...fees, chainId: chain.chainId, gas: 21_000n, to, value: 1n }
      const account = privateKeyToAccount(privateKey)
      return Promise.all([0, 1, 2, 3, 4, 5].map(nonce => account.signTransaction({ ...transfer, nonce })))
    }),
  )
}

async function broadcast({ chain }: IndexerStage, signed: readonly Hex[]): Promise<readonly Hash[]> {
  const hashes: Hash[] = []
  for (const serializedTransaction of signed) {
    const hash = await chain.client.sendRawTransaction({ serializedTransaction })
    await chain.waitForReceipt(hash)
    hashes.push(hash)
  }
  return hashes
}
