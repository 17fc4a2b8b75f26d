import { createInjectedWallet } from '@openappkit/testing'
import type { Chain } from 'viem'
import { askInPanel } from './askInPanel'

/** Announces a wallet that lives in this page, so that visitors without an extension can try everything. Its keys are public: the local chain's own. */
export function installTestWallet(chains: readonly Chain[]): void {
  const wallet = createInjectedWallet({
    name: 'Demo Wallet',
    rdns: 'org.openappkit.demo-wallet',
    accounts: [
      '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
      '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    ],
    chains: Object.fromEntries(
      chains.map(({ id, name, rpcUrls }) => [id, { name, rpcUrl: rpcUrls.default.http[0] ?? '' }]),
    ),
    storage: 'local',
    approve: askInPanel,
  })
  wallet.install(window)
}
