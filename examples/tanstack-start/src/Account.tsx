import { base } from '@openappkit/appkit/networks'
import { useState } from 'react'
import { parseEther } from 'viem'
import { useConnection, useDisconnect, useSendTransaction, useSignMessage, useSwitchChain } from 'wagmi'

/** Shows the account, and what an app does with it. */
export function Account() {
  const { address, chain, status } = useConnection()
  const sign = useSignMessage()
  const send = useSendTransaction()
  const switchChain = useSwitchChain()
  const disconnect = useDisconnect()
  const [result, setResult] = useState('')

  /** Shows what an action resolves with, or why it failed. */
  const show = (action: Promise<unknown>) => action.then(String, (error: Error) => error.message).then(setResult)

  if (!address) return <p>Not connected</p>
  return (
    <>
      <p>
        {address} on {chain?.name}
      </p>
      {/* The server knows the account, but the wallet reconnects in the browser. */}
      <fieldset disabled={status !== 'connected'}>
        <button onClick={() => show(sign.mutateAsync({ message: 'Hello' }))}>Sign</button>
        <button onClick={() => show(send.mutateAsync({ to: address, value: parseEther('0.0001') }))}>Send</button>
        <button onClick={() => switchChain.mutate({ chainId: base.id })}>Switch to Base</button>
        <button onClick={() => disconnect.mutate()}>Disconnect</button>
      </fieldset>
      <output>{result}</output>
    </>
  )
}
