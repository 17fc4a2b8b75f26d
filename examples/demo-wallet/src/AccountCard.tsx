import { type ReactNode, useState } from 'react'
import { formatBalance } from './formatBalance'
import { shortAddress } from './shortAddress'
import { useBalance } from './useBalance'
import type { WalletStore } from './WalletStore'

/** The selected account: its balance on the current chain, its address, and the others to choose from. */
export function AccountCard({ store, version }: { store: WalletStore; version: number }): ReactNode {
  const { wallet } = store
  const address = wallet.accounts[0] ?? '0x'
  const balance = useBalance(store, address, version)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <section className="card account" aria-labelledby="account-title">
      <h2 id="account-title" className="label">
        {store.chainName(wallet.chainId)}
      </h2>
      <p className="balance" data-testid="balance">
        {balance === undefined ? <span className="skeleton" /> : `${formatBalance(balance)} ETH`}
      </p>
      <div className="row">
        <code data-testid="address" title={address}>
          {shortAddress(address)}
        </code>
        <button type="button" className="quiet" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
          <span className="hidden"> address</span>
        </button>
        <button type="button" className="quiet" onClick={() => void wallet.switchAccount(1)}>
          Other account
        </button>
      </div>
    </section>
  )
}
