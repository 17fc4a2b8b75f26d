import type { ReactNode } from 'react'
import type { WalletStore } from './WalletStore'

/** Lists the connected apps. */
export function SessionList({ store }: { store: WalletStore }): ReactNode {
  const { sessions } = store.wallet
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Connected apps</h2>
      {sessions.length === 0 ? (
        <p className="muted">No connected apps. In an app, choose WalletConnect, copy the link and paste it above.</p>
      ) : (
        <ul className="sessions">
          {sessions.map(({ topic, dapp, namespaces }) => (
            <li key={topic}>
              <div>
                <strong>{dapp.name || 'Unnamed app'}</strong>
                <span className="muted">{hostOf(dapp.url)}</span>
                <span className="muted">{networkNames(store, Object.values(namespaces))}</span>
              </div>
              <button type="button" onClick={() => void store.wallet.disconnect(topic)}>
                Disconnect<span className="hidden"> {dapp.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

function networkNames(store: WalletStore, namespaces: readonly { readonly chains?: readonly string[] }[]): string {
  return namespaces.flatMap(({ chains = [] }) => chains.map(chain => store.networkName(chain))).join(', ')
}
