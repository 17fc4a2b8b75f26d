import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type FormEvent, type ReactNode, useState } from 'react'
import { isPaymentCode } from './payment/isPaymentCode'
import type { PaymentFlow } from './payment/PaymentFlow'
import { canScan, ScanDialog } from './ScanDialog'

const supported = 'Paste one that starts with wc:, ethereum:, solana: or bitcoin:.'

type Connecting =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly message: string }

interface ConnectCardProps {
  readonly wallet: WalletConnectWallet
  readonly payments: PaymentFlow
}

/** Connects to an app by its link, or pays a payment code. Both are pasted or scanned. */
export function ConnectCard({ wallet, payments }: ConnectCardProps): ReactNode {
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
  const open = (text: string): void => {
    if (isPaymentCode(text)) {
      setState({ status: 'idle' })
      void payments.open(text, () => setLink(''))
    } else if (/^\s*wc:/i.test(text)) void pair(text)
    else setState({ status: 'failed', message: `This isn’t a link or code that the wallet supports. ${supported}` })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    open(link)
  }
  const isReading = state.status === 'reading'
  return (
    <section className="card" aria-labelledby="connect-title">
      <h2 id="connect-title">Connect or pay</h2>
      <form className="connect" onSubmit={submit}>
        <label className="field">
          <span className="label">WalletConnect link or payment code</span>
          <input
            value={link}
            onChange={event => setLink(event.target.value)}
            placeholder="wc:… or ethereum:…"
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
            {isReading ? 'Connecting…' : isPaymentCode(link) ? 'Review payment' : 'Connect'}
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
            open(uri)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </section>
  )
}
