import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp } from '@openappkit/e2e-kit/serve'
import { test as appTest, pageOf } from './apps'

interface DemoWalletFixtures {
  /** The demo wallet on the worker's chains. Its selected accounts are the first ones. */
  readonly demoWalletApp: ServedApp
}

const dist = fileURLToPath(new URL('../../../demo-wallet/dist', import.meta.url))

/** Provides the demo wallet with the worker's chains, and a second EVM network that it isn't on. */
export const test = appTest.extend<object, DemoWalletFixtures>({
  demoWalletApp: [
    async ({ evmChain, solanaChain, bitcoinChain, cloud }, use) => {
      const { config, connect } = pageOf(evmChain, solanaChain, bitcoinChain)
      const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
      const app = await serveApp({
        dist,
        config: {
          evm: [...config.evm, { chainId: evmChain.chainId + 1, name: 'Second chain', rpcUrl: evmChain.url }],
          solana: {
            ...config.solana,
            accounts: solanaChain.accounts.slice(0, 2).map(({ secretKey }) => ({ secretKey: hex(secretKey) })),
          },
          bitcoin: {
            ...config.bitcoin,
            accounts: bitcoinChain.accounts.slice(0, 2).map(({ privateKey }) => ({ privateKey: hex(privateKey) })),
          },
          relayUrl: cloud.relayUrl,
        },
        connect: [...connect, cloud.relayUrl],
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})
