import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attachTestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'
import { WagmiAdapter } from './WagmiAdapter'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['throws on access', { get: refuse }],
  ['is null', { value: null }],
  ['rejects writes', { value: { getItem: () => null, setItem: refuse, removeItem: () => {} } }],
] as const)('connects a wallet on a page whose localStorage %s', async (_, localStorage) => {
  const page = openPage()
  Object.defineProperty(page, 'localStorage', localStorage)
  localWallet(chain).install(page)
  const kit = attachTestKit(new WagmiAdapter({ networks: [chain.chain] }), [chain.chain])
  await kit.adapter.connect({ connectorId: 'org.openappkit.test-wallet' })
  expect(kit.state.status).toBe('connected')
  await kit.adapter.disconnect()
  expect(kit.state.status).toBe('disconnected')
})
