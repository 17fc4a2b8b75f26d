import { dialog, row } from '@openappkit/e2e-kit/page'
import type { OptionalSolanaFeature } from '@openappkit/testing'
import type { WalletController } from '@openappkit/testing/playwright'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect, pageOf } from './fixtures'
import { type Members, type MembersOptions, serveMembers } from './members'

export type ChainName = 'Ethereum' | 'Solana' | 'Bitcoin'
export const chainNames: readonly ChainName[] = ['Ethereum', 'Solana', 'Bitcoin']

interface SignInFixtures {
  readonly members: Members
  /** The same with a backend, for wallets on other devices. */
  readonly remoteMembers: Members
  /**
   * Installs one wallet for a chain: `Eve`, `Sol` or `Bob`. `Eve` supports both networks; `Sol` lacks the sign-in
   * feature.
   */
  readonly installFor: (name: ChainName) => Promise<Wallet>
  /** Installs `Eve` and returns its full controller. */
  readonly installEve: () => Promise<WalletController>
  /** A phone with accounts on all three chains (two on EVM) that supports both EVM networks. */
  readonly knowingPhone: WalletConnectWallet
}

/** Controls that all test wallets share. */
export interface Wallet {
  readonly name: string
  reject(kind?: string): Promise<void>
  requests(): Promise<readonly { readonly method: string }[]>
}

const withoutSignIn: readonly OptionalSolanaFeature[] = [
  'standard:disconnect',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

export const test = base.extend<SignInFixtures>({
  members: async ({ page, evmChain, solanaChain, bitcoinChain }, use) => {
    await using members = await serveMembers(page, membersOf(evmChain, solanaChain, bitcoinChain))
    await use(members)
  },
  remoteMembers: async ({ page, evmChain, solanaChain, bitcoinChain, cloud }, use) => {
    const { config, ...served } = membersOf(evmChain, solanaChain, bitcoinChain)
    await using members = await serveMembers(page, { ...served, config: { ...config, cloud: cloud.url } })
    await use(members)
  },
  installEve: async ({ page, evmChain, installWallet }, use) => {
    await use(() => installWallet(page, { name: 'Eve', chains: twoNetworks(evmChain) }))
  },
  installFor: async ({ page, installEve, installSolanaWallet, installBitcoinWallet }, use) => {
    await use(async name => {
      if (name === 'Solana')
        return { name: 'Sol', ...(await installSolanaWallet(page, { name: 'Sol', features: withoutSignIn })) }
      if (name === 'Bitcoin') return { name: 'Bob', ...(await installBitcoinWallet(page, { name: 'Bob' })) }
      return { name: 'Eve', ...(await installEve()) }
    })
  },
  knowingPhone: async ({ cloud, evmChain, solanaChain, bitcoinChain }, use) => {
    const [first, second] = evmChain.accounts
    await using wallet = await createWalletConnectWallet({
      relayUrl: cloud.relayUrl,
      projectId: cloud.projectId,
      accounts: second ? [first, second] : [first],
      chains: twoNetworks(evmChain),
      solana: {
        accounts: solanaChain.accounts.slice(0, 1),
        chains: { [solanaChain.caipNetworkId]: { rpcUrl: solanaChain.url } },
      },
      bitcoin: {
        accounts: bitcoinChain.accounts.slice(0, 1),
        network: bitcoinChain.network,
        esploraUrl: bitcoinChain.url,
      },
    })
    await use(wallet)
  },
})

export { expect } from './fixtures'

/** Returns the sign-in view. */
export function signInView(page: Page): Locator {
  return dialog(page).locator('[part~="sign-in"]')
}

export function signButton(page: Page, name: 'Sign' | 'Try again' = 'Sign'): Locator {
  return signInView(page).getByRole('button', { name, exact: true })
}

export function cancelButton(page: Page): Locator {
  return signInView(page).getByRole('button', { name: 'Cancel', exact: true })
}

/** Selects the wallet of that name with the button in a chain's panel. */
export async function connectTo(page: Page, name: ChainName, wallet: string): Promise<void> {
  await page
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name: `Connect ${name}` })
    .click()
  await row(page, wallet).click()
}

/** Signs the message in the sign-in view and waits until the modal closes. */
export async function sign(page: Page): Promise<void> {
  await signButton(page).click()
  await expect(dialog(page)).toBeHidden()
}

/** Disconnects in the account view. */
export async function disconnect(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
}

interface Chains {
  readonly chainId: number
  readonly url: string
}

/** Returns two networks that share the worker's chain. A wallet can switch between them as usual. */
function twoNetworks({ chainId, url }: Chains): Record<number, { readonly rpcUrl: string; readonly name: string }> {
  return {
    [chainId]: { rpcUrl: url, name: 'Local chain' },
    [chainId + 1]: { rpcUrl: url, name: 'Second chain' },
  }
}

/** Returns the configuration that both sign-in pages share. */
function membersOf(...[evm, solana, bitcoin]: Parameters<typeof pageOf>): MembersOptions {
  const { config, connect } = pageOf(evm, solana, bitcoin)
  const networks = Object.entries(twoNetworks(evm)).map(([id, network]) => ({ chainId: Number(id), ...network }))
  const chains = [...networks.map(({ chainId }) => `eip155:${chainId}`), solana.caipNetworkId, bitcoin.caipNetworkId]
  return { config: { ...config, evm: networks }, connect, chains: chains as `eip155:${string}`[] }
}
