import type { ChainNamespace } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import type { AdapterState } from '../adapter/ChainAdapter'
import { readAccount } from '../kit/publicState'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ChainController } from './ChainController'
import { followBalances } from './followBalances'

function follow(refresh: (namespace: ChainNamespace) => Promise<unknown> = async () => {}) {
  const chains = new ChainController(
    { networks: [mainnet, base, solana], defaultNetwork: undefined, allowUnsupportedChain: false, reconnectable: [] },
    new Store(memoryStorage()),
  )
  const refreshes: string[] = []
  const stop = followBalances(chains, namespace => {
    refreshes.push(`${namespace} ${readAccount(chains.state, namespace).caipAddress}`)
    return refresh(namespace)
  })
  const say = async (namespace: ChainNamespace, state: AdapterState) => {
    chains.project(namespace, state)
    await settled()
  }
  return { chains, refreshes, stop, say }
}

const { state: disconnected } = createAdapter()
function connected(connectorId: string, chainId: number | string): AdapterState {
  const adapter = createAdapter()
  adapter.emitConnected({ connectorIds: [connectorId], chainId })
  return adapter.state
}

test('fetches once for each new account and network', async () => {
  const { refreshes, say } = follow()
  await say('eip155', connected('io.one', 1))
  await say('eip155', connected('io.one', 1))
  expect(refreshes).toHaveLength(1)
  await say('eip155', connected('io.one', 8453))
  await say('eip155', connected('io.two', 8453))
  expect(refreshes).toHaveLength(3)
  expect(new Set(refreshes).size).toBe(3)
})

test('follows each namespace separately', async () => {
  const { refreshes, say } = follow()
  await say('eip155', connected('io.one', 1))
  await say('solana', connected('so.one', solana.id))
  expect(refreshes.map(line => line.split(' ')[0])).toEqual(['eip155', 'solana'])
})

test('fetches again for an account that reconnects', async () => {
  const { refreshes, say } = follow()
  await say('eip155', connected('io.one', 1))
  await say('eip155', disconnected)
  await say('eip155', connected('io.one', 1))
  expect(refreshes).toHaveLength(2)
})

test('fetches nothing without a usable account or on an unknown chain', async () => {
  const { refreshes, say } = follow()
  await say('eip155', { ...connected('io.one', 1), status: 'reconnecting' })
  await say('eip155', connected('io.one', 424242))
  expect(refreshes).toEqual([])
})

test("keeps following after a balance can't be fetched", async () => {
  const { refreshes, say } = follow(() => Promise.reject(new Error('rpc down')))
  await say('eip155', connected('io.one', 1))
  await say('eip155', connected('io.one', 8453))
  expect(refreshes).toHaveLength(2)
})

test('fetches nothing after it stops', async () => {
  const { refreshes, stop, say } = follow()
  stop()
  await say('eip155', connected('io.one', 1))
  expect(refreshes).toEqual([])
})
