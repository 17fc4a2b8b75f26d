import { type ReactNode, useState } from 'react'
import { isAddress, parseEther } from 'viem'
import { useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'

/** Sends ether and follows the transaction until it is mined. */
export function SendPanel(): ReactNode {
  const [to, setTo] = useState('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  const [amount, setAmount] = useState('1')
  const { mutate: send, data: hash, error, isPending } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const isReady = isAddress(to) && /^\d+(\.\d{1,18})?$/.test(amount)
  return (
    <section aria-labelledby="send-title">
      <h2 id="send-title">Send</h2>
      <label>
        To
        <input value={to} onChange={event => setTo(event.target.value)} />
      </label>
      <label>
        Amount in ETH
        <input inputMode="decimal" value={amount} onChange={event => setAmount(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={!isReady || isPending}
        onClick={() => isAddress(to) && send({ to, value: parseEther(amount) })}
      >
        Send
      </button>
      <output data-testid="hash">{hash ?? error?.name ?? ''}</output>
      <output data-testid="receipt">{receipt ? `${receipt.status} in block ${receipt.blockNumber}` : ''}</output>
    </section>
  )
}
