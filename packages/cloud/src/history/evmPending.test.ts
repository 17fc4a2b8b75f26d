import { createTestClient, encodeFunctionData, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { deployToken } from '../../test/contracts/deployToken'
import { catchUp, indexerStage } from '../../test/indexer/stage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { EvmIndexHistory } from './EvmIndexHistory'
import { EvmPending } from './EvmPending'

const databaseUrl = sharedDatabase()

test('pending transactions come first and appear only once, even if they are mined between two pages', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 981 })
  const { chain, chainId, database, rpc } = stage
  const [one, two] = chain.accounts
  if (!two) throw new Error('The chain has too few accounts')
  const account = one.address.toLowerCase()
  const control = createTestClient({ chain: chain.chain, transport: http(chain.url), mode: 'anvil' })
  const token = await deployToken(chain)
  await token.mint(one.address, 100n)
  await catchUp(stage.indexer())
  await control.setAutomine(false)
  const signer = privateKeyToAccount(one.privateKey)
  const before = await chain.client.getTransactionCount({ address: one.address })
  const abi = parseAbi(['function transfer(address to, uint256 amount)'])
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [two.address, 7n] })
  const fees = { type: 'eip1559', maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n, gas: 100_000n } as const
  const sent: string[] = []
  for (const more of [
    { to: two.address, value: 5n },
    { to: token.address, data },
  ]) {
    const nonce = before + sent.length
    const raw = await signer.signTransaction({ ...fees, ...more, chainId: chain.chainId, nonce })
    sent.unshift(await chain.client.sendRawTransaction({ serializedTransaction: raw }))
  }

  const clock = { now: 0 }
  const history = new EvmIndexHistory(database, chainId, new EvmPending(rpc, chainId, () => clock.now))
  const first = await history.page(account, undefined, 2)
  expect(first.map(({ transaction }) => transaction)).toMatchObject([
    {
      hash: sent[0],
      status: 'pending',
      movements: [
        {
          direction: 'out',
          amount: 7n,
          token: token.address,
          counterparty: two.address.toLowerCase(),
        },
      ],
    },
    { hash: sent[1], status: 'pending', intent: 'send', movements: [{ direction: 'out', amount: 5n }] },
  ])
  const incoming = await history.page(two.address.toLowerCase(), undefined, 2)
  expect(incoming.map(({ transaction }) => transaction.movements[0]?.direction)).toEqual(['in', 'in'])

  await control.mine({ blocks: 1 })
  await catchUp(stage.indexer())
  const rest = await history.page(account, first.at(-1)?.position, 50)
  // The earlier deployments and mints.
  expect(rest.map(({ transaction }) => transaction.status)).toEqual(Array(4).fill('confirmed'))
  // The pending transactions are still cached.
  const again = await history.page(account, undefined, 50)
  expect(again.map(({ transaction: { hash, status } }) => [hash, status]).slice(0, 2)).toEqual(
    sent.map(hash => [hash, 'confirmed']),
  )
  expect(again).toHaveLength(6)
})

test.each([
  ['is unreachable', () => Promise.reject(new ChainUnavailable('eip155:1'))],
  ['returns null', async () => [{ result: null }]],
  ['returns invalid transactions', async () => [{ result: { transactions: ['0x12'] } }]],
])("returns no pending transactions, and doesn't fail, if a node %s", async (_name, batch) => {
  expect(await new EvmPending({ batch }, 'eip155:1').of('0xaccount')).toEqual([])
})
