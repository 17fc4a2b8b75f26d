import { useEffect, useState } from 'react'
import { type Address, createPublicClient, http } from 'viem'
import type { WalletStore } from './WalletStore'

/** The balance of an account on the wallet's chain in wei, read anew whenever `version` changes. Undefined before the first answer. */
export function useBalance(store: WalletStore, address: Address, version: number): bigint | undefined {
  const { chainId } = store.wallet
  const [known, setKnown] = useState<{ readonly of: string; readonly balance: bigint }>()
  const of = `${chainId}:${address}`
  // The version says when to ask again.
  useEffect(() => {
    const rpcUrl = store.config.chains.find(chain => chain.chainId === chainId)?.rpcUrl
    if (rpcUrl === undefined) return
    let isCurrent = true
    createPublicClient({ transport: http(rpcUrl), cacheTime: 0 })
      .getBalance({ address })
      .then(
        balance => isCurrent && setKnown({ of, balance }),
        // The chain is asked again in a moment.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [store, chainId, address, of, version])
  return known?.of === of ? known.balance : undefined
}
