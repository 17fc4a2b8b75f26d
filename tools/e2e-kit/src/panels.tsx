import { type ReactNode, useState } from 'react'

/** The outcome of a user's action. */
type Outcome =
  | { readonly status: 'idle' | 'asking' }
  | { readonly status: 'done'; readonly result: string }
  | { readonly status: 'failed'; readonly error: string }

/** Returns the outcome of a user's action and a function that runs one. */
function useOutcome(): readonly [Outcome, (ask: () => Promise<string>) => void] {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const ask = (task: () => Promise<string>): void => {
    setOutcome({ status: 'asking' })
    task().then(
      result => setOutcome({ status: 'done', result }),
      (cause: unknown) => setOutcome({ status: 'failed', error: describeError(cause) }),
    )
  }
  return [outcome, ask]
}

/** Shows the connected account and network. */
export function Facts(facts: { status: string; account: string | undefined; network: string | undefined }): ReactNode {
  return (
    <dl>
      <dt>Status</dt>
      <dd data-testid="status">{facts.status}</dd>
      <dt>Account</dt>
      <dd data-testid="account">{facts.account ?? 'none'}</dd>
      <dt>Network</dt>
      <dd data-testid="network">{facts.network ?? 'none'}</dd>
    </dl>
  )
}

/** Signs a message and shows the signature, which anyone can verify. */
export function SignPanel({ sign }: { sign: (message: string) => Promise<string> }): ReactNode {
  const [message, setMessage] = useState('Hello from OpenAppKit')
  const [outcome, ask] = useOutcome()
  return (
    <section aria-label="Sign">
      <h3>Sign</h3>
      <label>
        Message
        <input value={message} onChange={event => setMessage(event.target.value)} />
      </label>
      <button type="button" disabled={outcome.status === 'asking'} onClick={() => ask(() => sign(message))}>
        Sign message
      </button>
      <Result of={outcome} name="signature" />
    </section>
  )
}

/** Sends a payment and shows the transaction's id. */
export function SendPanel(props: {
  unit: string
  decimals: number
  recipient: string
  send: (to: string, baseUnits: bigint) => Promise<string>
}): ReactNode {
  const { unit, decimals, send } = props
  const [to, setTo] = useState(props.recipient)
  const [amount, setAmount] = useState('0.5')
  const [outcome, ask] = useOutcome()
  const value = baseUnits(amount, decimals)
  return (
    <section aria-label="Send">
      <h3>Send</h3>
      <label>
        To
        <input value={to} onChange={event => setTo(event.target.value)} />
      </label>
      <label>
        Amount in {unit}
        <input inputMode="decimal" value={amount} onChange={event => setAmount(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={value === undefined || to === '' || outcome.status === 'asking'}
        onClick={() => value !== undefined && ask(() => send(to, value))}
      >
        Send
      </button>
      <Result of={outcome} name="hash" />
    </section>
  )
}

function Result({ of, name }: { of: Outcome; name: string }): ReactNode {
  return (
    <>
      <output data-testid={name}>{of.status === 'done' ? of.result : ''}</output>
      <output role="alert" data-testid={`${name}-error`}>
        {of.status === 'failed' ? of.error : ''}
      </output>
    </>
  )
}

/**
 * Converts an amount to base units: `1.5` with eight decimals is 150000000n. Returns undefined if the text is no
 * amount. Never uses floats.
 */
function baseUnits(amount: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

function describeError(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code } = cause as { code?: unknown }
  return code === undefined ? cause.message : `${code}: ${cause.message}`
}
