import { type ReactNode, useSyncExternalStore } from 'react'
import { AccountCard } from './AccountCard'
import { ApprovalDialog } from './ApprovalDialog'
import { ConnectCard } from './ConnectCard'
import { PaymentDialog } from './payment/PaymentDialog'
import { SessionList } from './SessionList'
import type { WalletStore } from './WalletStore'

/** The whole wallet UI. */
export function App({ store }: { store: WalletStore }): ReactNode {
  const version = useSyncExternalStore(store.subscribe, store.version)
  const request = useSyncExternalStore(store.approvals.subscribe, store.approvals.current)
  const { wallet } = store
  return (
    <>
      <header className="bar">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <h1>Demo Wallet</h1>
        <label className="network">
          <span className="hidden">Ethereum network</span>
          <select value={wallet.chainId} onChange={event => void wallet.switchChain(Number(event.target.value))}>
            {wallet.chainIds
              .toSorted((a, b) => a - b)
              .map(chainId => (
                <option key={chainId} value={chainId}>
                  {store.networkName(`eip155:${chainId}`)}
                </option>
              ))}
          </select>
        </label>
      </header>
      <main>
        <AccountCard store={store} version={version} />
        <ConnectCard wallet={wallet} payments={store.payments} />
        <SessionList store={store} />
      </main>
      <footer>These are public test keys on local networks. Never send real funds to these addresses.</footer>
      <PaymentDialog flow={store.payments} />
      {request && <ApprovalDialog key={request.id} request={request} store={store} />}
    </>
  )
}
