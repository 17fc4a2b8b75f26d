import { createBitcoinWallet } from '@openappkit/testing'
import { startBitcoinChain } from '@openappkit/testing/node'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'

vi.mock('./wallets/injectedWallets', () => {
  throw new Error('offline')
})
afterEach(() => vi.unstubAllGlobals())

test('lists other wallets if the code of injected ones fails to load', async () => {
  const chain = await startBitcoinChain({ accounts: 1 })
  try {
    const faces = ['wallet-standard', 'unisat'] as const
    createBitcoinWallet({ accounts: chain.accounts, network: 'regtest', esploraUrl: chain.url, faces }).install(
      openPage(),
    )
    const kit = createTestKit([regtest(chain)])
    await kit.adapter.prefetch()
    expect(kit.state.connectors.map(({ id }) => id)).toEqual(['Test Wallet'])
    kit.detach()
  } finally {
    await chain.stop()
  }
})
