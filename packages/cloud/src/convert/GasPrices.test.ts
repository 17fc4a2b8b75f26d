import { expect, test } from 'vitest'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainAnswer, ChainCall } from '../chains/ChainRpc'
import { GasPrices } from './GasPrices'

const { signal } = new AbortController()

function create(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const rpc = {
    batch: async (_: string, calls: readonly ChainCall[]): Promise<readonly ChainAnswer[]> => {
      asked.push(...calls.map(({ method }) => method))
      return calls.map(({ method }) =>
        method in answers ? { result: answers[method] } : { error: new ChainRefused('eip155:1', -32_601, 'unknown') },
      )
    },
  }
  return { gasPrices: new GasPrices(rpc), asked }
}

test('adds the tips of recent blocks to the base fee of the next one', async () => {
  const { gasPrices } = create({
    eth_feeHistory: {
      baseFeePerGas: ['0x1', '0x3e8'],
      reward: [
        ['0x1', '0xa', '0x64'],
        ['0x2', '0x14', '0xc8'],
        ['0x3', '0x1e', '0x12c'],
      ],
    },
    eth_gasPrice: '0x1',
  })
  expect(await gasPrices.of('eip155:1', signal)).toEqual({ standard: 1002n, fast: 1150n, instant: 1470n })
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['no fee history', {}],
  ['a fee history without tips', { eth_feeHistory: { baseFeePerGas: ['0x3e8'], reward: null } }],
  ['a fee history of another type', { eth_feeHistory: 'x' }],
  ['no base fee', { eth_feeHistory: { baseFeePerGas: ['0x0'], reward: [['0x1', '0x2', '0x3']] } }],
])('uses the price of the node for %s', async (_, answers) => {
  const { gasPrices } = create({ ...answers, eth_gasPrice: '0x3e8' })
  expect(await gasPrices.of('eip155:1', signal)).toEqual({ standard: 1000n, fast: 1200n, instant: 1500n })
})

test('asks a chain once for several requests', async () => {
  const { gasPrices, asked } = create({ eth_gasPrice: '0x1' })
  await gasPrices.of('eip155:1', signal)
  await gasPrices.of('eip155:1', signal)
  expect(asked).toEqual(['eth_feeHistory', 'eth_gasPrice'])
})

test('rejects a price that is not a quantity', async () => {
  const { gasPrices } = create({ eth_gasPrice: 'free' })
  await expect(gasPrices.of('eip155:1', signal)).rejects.toThrow("isn't a quantity")
})
