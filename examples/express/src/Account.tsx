import { base } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } from '@openappkit/appkit/react'
import { useState } from 'react'
import { createWalletClient, custom, parseEther } from 'viem'

/** Shows the account, and what an app does with it. */
export function Account() {
  const { address } = useAppKitAccount({ namespace: 'eip155' })
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider('eip155')

  /** Returns viem's client of the connected wallet. */
  const client = () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return createWalletClient({ account: address, transport: custom(walletProvider) })
  }
  const sign = async () => client().signMessage({ message: 'Hello' })
  const send = async () => client().sendTransaction({ chain: null, to: address, value: parseEther('0.0001') })

  const { disconnect } = useDisconnect()
  const [result, setResult] = useState('')

  /** Shows what an action resolves with, or why it failed. */
  const show = (action: Promise<string>) => action.catch((error: Error) => error.message).then(setResult)

  /** Asks a route of the server that only signed-in users may read. */
  const whoAmI = async () => {
    const response = await fetch('/me')
    return response.text()
  }

  return (
    <>
      {address ? (
        <>
          <p>
            {address} on {caipNetwork?.name}
          </p>
          {/* After a reload, the kit knows the account before the wallet has reconnected. */}
          <fieldset disabled={!walletProvider}>
            <button onClick={() => show(sign())}>Sign</button>
            <button onClick={() => show(send())}>Send</button>
            <button onClick={() => switchNetwork(base)}>Switch to Base</button>
            <button onClick={() => disconnect()}>Disconnect</button>
          </fieldset>
        </>
      ) : (
        <p>Not connected</p>
      )}
      <button onClick={() => show(whoAmI())}>Who am I?</button>
      <output>{result}</output>
    </>
  )
}
