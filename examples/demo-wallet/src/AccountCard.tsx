import { type ReactNode, useState } from 'react'
import { formatBalance } from './formatBalance'
import type { ShownAccount } from './ShownAccount'
import { shortAddress } from './shortAddress'
import { useBalance } from './useBalance'
import type { WalletStore } from './WalletStore'

/** Shows the selected account on each chain family and lets the user switch to the other one. */
export function AccountCard({ store, version }: { store: WalletStore; version: number }): ReactNode {
  return (
    <section className="card" aria-labelledby="account-title">
      <div className="row">
        <h2 id="account-title">Accounts</h2>
        <button type="button" className="quiet" onClick={() => void store.wallet.switchAccount(1)}>
          Switch account
        </button>
      </div>
      <ul className="accounts">
        {store.accounts.map(account => (
          <AccountRow key={account.symbol} account={account} version={version} />
        ))}
      </ul>
    </section>
  )
}

function AccountRow({ account, version }: { account: ShownAccount; version: number }): ReactNode {
  const { network, address, symbol, decimals } = account
  const balance = useBalance(account, version)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <li aria-label={network}>
      <span className="label">{network}</span>
      <p className="balance" data-testid="balance">
        {balance === undefined ? <span className="skeleton" /> : `${formatBalance(balance, decimals)} ${symbol}`}
      </p>
      <div className="row">
        <code data-testid="address" title={address}>
          {shortAddress(address)}
        </code>
        <button type="button" className="quiet" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
          <span className="hidden"> {network} address</span>
        </button>
      </div>
    </li>
  )
}
