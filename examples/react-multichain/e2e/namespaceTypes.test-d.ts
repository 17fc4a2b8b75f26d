// Types that an app gets from the adapters it imports. Compiled with the builds, so it also proves that the builds
// declare them.

import type { BitcoinProvider } from '@openappkit/adapter-bitcoin'
import type { SolanaProvider } from '@openappkit/adapter-solana'
import type { WagmiAdapter } from '@openappkit/adapter-wagmi'
import type { CompatAppKit } from '@openappkit/appkit/compat'
import {
  type AppKitInstance,
  type ChainNamespace,
  useAppKit,
  useAppKitAccount,
  useAppKitProvider,
} from '@openappkit/appkit/react'
import { type Address, createWalletClient, custom, type EIP1193Provider, type Hash } from 'viem'
import { mainnet } from 'viem/chains'

interface OwnProvider {
  readonly own: true
}

/** Hooks: viem takes the provider and the address as they are. */
export function useWallet(namespace: ChainNamespace, maybe: 'eip155' | undefined) {
  const { walletProvider } = useAppKitProvider('eip155')
  walletProvider satisfies EIP1193Provider | undefined
  useAppKitProvider('solana').walletProvider satisfies SolanaProvider | undefined
  useAppKitProvider('bip122').walletProvider satisfies BitcoinProvider | undefined
  useAppKitProvider<OwnProvider>('eip155').walletProvider satisfies OwnProvider | undefined
  // @ts-expect-error no adapter declares it
  useAppKitProvider('polkadot').walletProvider satisfies EIP1193Provider | undefined
  // @ts-expect-error it can be any namespace
  useAppKitProvider(namespace).walletProvider satisfies EIP1193Provider | undefined

  const { address, allAccounts } = useAppKitAccount({ namespace: 'eip155' })
  address satisfies Address | undefined
  allAccounts satisfies readonly { readonly address: Address }[]
  useAppKitAccount({ namespace: 'solana' }).address satisfies string | undefined
  // @ts-expect-error the active namespace can be any
  useAppKitAccount().address satisfies Address | undefined
  // @ts-expect-error without a namespace, it is the active one
  useAppKitAccount({ namespace: maybe }).address satisfies Address | undefined
  if (!walletProvider || !address) return undefined
  return createWalletClient({ account: address, chain: mainnet, transport: custom(walletProvider) })
}

/** Methods of a kit. */
export async function readKit(kit: AppKitInstance, maybe: 'eip155' | undefined) {
  kit.getAddress('eip155') satisfies Address | undefined
  kit.getAccount('eip155').address satisfies Address | undefined
  kit.subscribeAccount(({ address }) => address satisfies Address | undefined, 'eip155') satisfies () => void
  ;(await kit.getProvider('eip155')) satisfies EIP1193Provider | undefined
  ;(await kit.getProvider('solana')) satisfies SolanaProvider | undefined
  ;(await kit.getProvider<OwnProvider>('eip155')) satisfies OwnProvider | undefined
  // @ts-expect-error the adapter declares another type
  ;(await kit.getProvider('eip155')) satisfies OwnProvider | undefined
  // @ts-expect-error the active namespace can be any
  kit.getAddress() satisfies Address | undefined
  // @ts-expect-error without a namespace, it is the active one
  kit.getAccount(maybe).address satisfies Address | undefined
  // @ts-expect-error the active namespace can be any
  kit.subscribeAccount(({ address }) => address satisfies Address | undefined)
  // @ts-expect-error the active namespace can be any
  ;(await kit.getProvider()) satisfies EIP1193Provider | undefined
}

/** Flows, from the kit and from the hook. */
export async function useFlows(kit: AppKitInstance) {
  const { connect, open } = useAppKit()
  for (const app of [kit, { connect, open }]) {
    const { address } = await app.connect({ namespace: 'eip155' })
    address satisfies Address
    const { hash } = await app.open({ view: 'WalletSend', namespace: 'eip155' })
    hash satisfies Hash
    const sent = await app.open({ view: 'WalletSend' })
    sent satisfies { readonly hash: string }
    // @ts-expect-error the transfer can be on any namespace
    sent.hash satisfies Hash
    // @ts-expect-error the wallet can be of any namespace
    ;(await app.connect()).address satisfies Address
  }
}

/** AppKit 1.8's getters, and an adapter's own. */
export async function readOthers(kit: CompatAppKit, adapter: WagmiAdapter) {
  kit.getProvider('eip155') satisfies EIP1193Provider | undefined
  kit.getProvider<OwnProvider>('eip155') satisfies OwnProvider | undefined
  kit.getAddressByChainNamespace('eip155') satisfies Address | undefined
  kit.subscribeProviders(({ eip155, solana }) => {
    eip155 satisfies EIP1193Provider | undefined
    solana satisfies SolanaProvider | undefined
  })
  ;(await adapter.getProvider('io.metamask')) satisfies EIP1193Provider
}
