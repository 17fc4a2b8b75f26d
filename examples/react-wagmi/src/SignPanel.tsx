import { type ReactNode, useState } from 'react'
import { useSignMessage } from 'wagmi'

/** Signs a message and shows the signature. */
export function SignPanel({ address }: { address: `0x${string}` }): ReactNode {
  const [message, setMessage] = useState('Hello from OpenAppKit')
  const { mutate: sign, data, error, isPending } = useSignMessage()
  return (
    <section aria-labelledby="sign-title">
      <h2 id="sign-title">Sign</h2>
      <label>
        Message
        <input value={message} onChange={event => setMessage(event.target.value)} />
      </label>
      <button type="button" disabled={isPending} onClick={() => sign({ message, account: address })}>
        Sign message
      </button>
      <output data-testid="signature">{data ?? error?.name ?? ''}</output>
    </section>
  )
}
