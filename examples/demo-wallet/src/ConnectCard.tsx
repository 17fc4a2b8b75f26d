import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type FormEvent, type ReactNode, useState } from 'react'
import { canScan, ScanDialog } from './ScanDialog'

type Connecting =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly message: string }

/** Connects to an app by its link, pasted or scanned. */
export function ConnectCard({ wallet }: { wallet: WalletConnectWallet }): ReactNode {
  const [link, setLink] = useState('')
  const [state, setState] = useState<Connecting>({ status: 'idle' })
  const [isScanning, setScanning] = useState(false)
  const pair = async (uri: string): Promise<void> => {
    setState({ status: 'reading' })
    try {
      await wallet.pair(uri.trim())
      setLink('')
      setState({ status: 'idle' })
    } catch (error) {
      setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void pair(link)
  }
  const isReading = state.status === 'reading'
  return (
    <section className="card" aria-labelledby="connect-title">
      <h2 id="connect-title">Connect an app</h2>
      <form className="connect" onSubmit={submit}>
        <label>
          <span className="label">WalletConnect link</span>
          <input
            value={link}
            onChange={event => setLink(event.target.value)}
            placeholder="wc:…"
            autoComplete="off"
            spellCheck={false}
            required
            aria-invalid={state.status === 'failed'}
            aria-describedby={state.status === 'failed' ? 'connect-error' : undefined}
          />
        </label>
        <div className="actions">
          {canScan() && (
            <button type="button" disabled={isReading} onClick={() => setScanning(true)}>
              Scan QR code
            </button>
          )}
          <button type="submit" className="primary" disabled={isReading}>
            {isReading ? 'Connecting…' : 'Connect'}
          </button>
        </div>
      </form>
      {state.status === 'failed' && (
        <p id="connect-error" className="error" role="alert">
          {state.message}
        </p>
      )}
      {isScanning && (
        <ScanDialog
          onFound={uri => {
            setScanning(false)
            setLink(uri)
            void pair(uri)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </section>
  )
}
