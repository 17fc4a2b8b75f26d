import { createInjectedWallet, type InjectedWallet, type InjectedWalletOptions } from '@openappkit/testing'
import type { EvmChain } from '@openappkit/testing/node'

/**
 * Creates a wallet with the first two accounts of a local chain. Without `announceAfter`, it announces itself when
 * installed.
 */
export function localWallet(chain: EvmChain, options: Partial<InjectedWalletOptions> = {}): InjectedWallet {
  const [first, second] = chain.accounts
  return createInjectedWallet({
    accounts: second ? [first.privateKey, second.privateKey] : [first.privateKey],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
    ...options,
  })
}
