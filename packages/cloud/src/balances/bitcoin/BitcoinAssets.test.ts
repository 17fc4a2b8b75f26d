import { expect, test } from 'vitest'
import { ChainRefused } from '../../chains/ChainRefused'
import { BitcoinAssets } from './BitcoinAssets'

const CHAIN = 'bip122:000000000019d6689c085ae165831e93'
const output = (value: number, confirmed: boolean): unknown => ({ txid: 'a', vout: 0, value, status: { confirmed } })

function assetsOf(answers: Readonly<Record<string, unknown>>): ReturnType<BitcoinAssets['read']> {
  const rest = async (chainId: string, path: string): Promise<unknown> => {
    const answer = answers[path]
    if (answer === undefined) throw new ChainRefused(chainId, 400, 'Too many unspent transaction outputs')
    return answer
  }
  const { signal } = new AbortController()
  return new BitcoinAssets({ rest }).read({ chainId: CHAIN, account: 'a', named: [], signal })
}

test('adds confirmed and unconfirmed outputs, and reports the unconfirmed part', async () => {
  const outputs = [output(7, true), output(2 ** 50, true), output(5, false)]
  expect(await assetsOf({ '/address/a/utxo': outputs })).toEqual([
    { chainId: CHAIN, units: 2n ** 50n + 12n, unconfirmed: 5n },
  ])
  expect(await assetsOf({ '/address/a/utxo': [] })).toEqual([])
})

test.each([
  ['more is received than spent', { funded_txo_sum: 30, spent_txo_sum: 20 }, 110n, 30n],
  ['more is spent than received', { funded_txo_sum: 30, spent_txo_sum: 120 }, 10n, 10n],
])('summarizes an address with too many outputs to list: %s', async (_, mempool_stats, units, unconfirmed) => {
  const address = { chain_stats: { funded_txo_sum: 150, spent_txo_sum: 50 }, mempool_stats }
  expect(await assetsOf({ '/address/a': address })).toEqual([{ chainId: CHAIN, units, unconfirmed }])
})

test.each([[[output(-1, true)]], [[output(0.5, true)]], [{}], ['no']])(
  'rejects an impossible response: %j',
  async outputs => {
    await expect(assetsOf({ '/address/a/utxo': outputs })).rejects.toThrow()
  },
)
