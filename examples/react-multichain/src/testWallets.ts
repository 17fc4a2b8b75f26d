import { askInPanel } from '@openappkit/e2e-kit/ask-in-panel'
import { createBitcoinWallet, createInjectedWallet, createSolanaWallet } from '@openappkit/testing'
import type { ConfigFile } from './config'

/** Registers a wallet in this page on all three chains, so that users can try everything without an extension. */
export function installTestWallets({ evm, solana, bitcoin }: ConfigFile): void {
  const name = 'Demo Wallet'
  const shared = { name, icon, storage: 'local', approve: askInPanel } as const
  createInjectedWallet({
    ...shared,
    rdns: 'org.openappkit.demo-wallet',
    accounts: [
      '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
      '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    ],
    chains: Object.fromEntries(evm.map(({ chainId, name, rpcUrl }) => [chainId, { name, rpcUrl }])),
  }).install(window)
  createSolanaWallet({
    ...shared,
    accounts: (solana.accounts ?? []).map(({ secretKey }) => ({ secretKey: fromHex(secretKey) })),
    chains: { [solana.caipNetworkId]: { rpcUrl: solana.rpcUrl } },
  }).install(window)
  createBitcoinWallet({
    ...shared,
    accounts: bitcoin.accounts ?? [],
    network: 'regtest',
    esploraUrl: bitcoin.esploraUrl,
  }).install(window)
}

/** The same name and icon on each chain make them one wallet. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#3d5afe"/><path d="M10 15h20v12H10z" fill="none" stroke="#fff" stroke-width="2.5"/><path d="M24 21h6" stroke="#fff" stroke-width="2.5"/></svg>',
)}`

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
