import type { AppKitNetwork } from '@openappkit/appkit-core'
import { createSolanaWallet, type SolanaWallet, type SolanaWalletOptions } from '@openappkit/testing'
import type { SolanaChain } from '@openappkit/testing/node'
import type { SolanaAdapterOptions } from '../src/SolanaAdapterOptions'
import { createTestKit, type TestHost, type TestKit } from './createTestKit'
import { networkOf } from './networkOf'
import { openPage, type TestPage } from './TestPage'

/** A page with a wallet and a kit. */
export interface Scene {
  readonly page: TestPage
  readonly wallet: SolanaWallet
  readonly kit: TestKit
}

/** Creates a wallet with accounts on a local chain, where it can send. */
export function walletOn(chain: SolanaChain, options: Partial<SolanaWalletOptions> = {}): SolanaWallet {
  return createSolanaWallet({
    accounts: chain.accounts.slice(0, 2),
    chains: { [chain.caipNetworkId]: { rpcUrl: chain.url } },
    ...options,
  })
}

/** Creates a page with an installed wallet and a kit that has found it. */
export async function installed(
  chain: SolanaChain,
  options: Partial<SolanaWalletOptions> = {},
  host: TestHost & { readonly networks?: readonly AppKitNetwork[] } = {},
  adapter: SolanaAdapterOptions = {},
): Promise<Scene> {
  const page = openPage()
  const wallet = walletOn(chain, options)
  wallet.install(page as never)
  const kit = createTestKit(host.networks ?? [networkOf(chain)], host, adapter)
  await kit.adapter.prefetch()
  return { page, wallet, kit }
}

/** Creates the scene of {@link installed} with a connected wallet. */
export async function connected(...parameters: Parameters<typeof installed>): Promise<Scene> {
  const made = await installed(...parameters)
  const [connector] = made.kit.state.connectors
  await made.kit.adapter.connect({ connectorId: connector?.id ?? '' })
  return made
}
