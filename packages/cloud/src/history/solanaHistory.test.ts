import { startSolanaChain } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { ChainRpc } from '../chains/ChainRpc'
import { Upstreams } from '../proxy/Upstreams'
import type { HistoryEntry } from './HistorySource'
import { SolanaHistory } from './SolanaHistory'

test('SOL and tokens that arrive are told to the last unit, each once, while more arrive', async () => {
  await using chain = await startSolanaChain()
  const history = new SolanaHistory(
    new ChainRpc(new Upstreams({ [chain.caipNetworkId]: [chain.url] })),
    chain.caipNetworkId,
  )
  const { address } = chain.accounts[3] ?? chain.accounts[0]
  const mint = await chain.createMint({ decimals: 6 })
  const newer = await chain.createMint({ decimals: 9, program: 'token2022' })
  for (let amount = 1n; amount <= 20n; amount += 1n) {
    await chain.mintTo(mint, address, amount)
    await chain.mintTo(newer, address, amount * 1000n)
    await chain.airdrop(address, amount)
  }
  const first = await history.page(address, undefined, 500)

  const seen: HistoryEntry[] = []
  let position: string | undefined
  for (;;) {
    const page = await history.page(address, position, 7)
    seen.push(...page)
    position = page.at(-1)?.position ?? position
    if (page.length < 7) break
    await chain.mintTo(mint, address, 1000n)
  }

  const hashes = seen.map(({ transaction }) => transaction.hash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(new Set(hashes)).toEqual(new Set(first.map(({ transaction }) => transaction.hash)))
  const sumOf = (token: string): bigint =>
    seen
      .flatMap(({ transaction }) => transaction.movements)
      .filter(movement => movement.token === token && movement.direction === 'in')
      .reduce((sum, { amount }) => sum + amount, 0n)
  expect(sumOf(mint)).toBe(210n)
  expect(sumOf(newer)).toBe(210_000n)
})
