import { type ReactNode, useState } from 'react'
import type { Chain } from 'viem'
import { useConnection } from 'wagmi'
import type { HostWallet } from './HostWallet'
import { SendPanel } from './SendPanel'
import { SignPanel } from './SignPanel'

/** The host app: shows the account, signs a message, sends a transaction and shows the kit's last event. */
export function App({ wallet, chains }: { wallet: HostWallet; chains: readonly Chain[] }): ReactNode {
  const { address, chainId, status } = useConnection()
  const [greeting, setGreeting] = useState('')
  const lastEvent = wallet.useLastEvent()
  const connect = wallet.useConnectAccount()
  return (
    <>
      <header className="bar">
        <h1>OpenAppKit</h1>
        <wallet.Header />
      </header>
      <main>
        <dl>
          <dt>Status</dt>
          <dd data-testid="status">{status}</dd>
          <dt>Account</dt>
          <dd data-testid="account">{address ?? 'none'}</dd>
          <dt>Network</dt>
          <dd data-testid="network">{chains.find(({ id }) => id === chainId)?.name ?? chainId ?? 'none'}</dd>
          <dt>Last event</dt>
          <dd>
            <output data-testid="event">{lastEvent}</output>
          </dd>
        </dl>
        <section>
          <button
            type="button"
            onClick={() =>
              connect().then(
                account => setGreeting(`Welcome, ${account}`),
                (error: Error) => setGreeting(error.message),
              )
            }
          >
            Connect and greet me
          </button>
          <output data-testid="greeting">{greeting}</output>
        </section>
        {status === 'connected' && address && (
          <>
            <SignPanel address={address} />
            <SendPanel />
          </>
        )}
      </main>
    </>
  )
}
