import { base } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } from '@openappkit/appkit/react'
import { BrowserProvider, parseEther } from 'ethers'
import { useState } from 'react'

/** Shows the account, and what an app does with it. */
export function Account() {
  const { address } = useAppKitAccount({ namespace: 'eip155' })
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider('eip155')

  /** Returns ethers' signer of the connected account. */
  const signer = () => {
    if (!walletProvider) throw new Error('Connect a wallet first.')
    return new BrowserProvider(walletProvider).getSigner(address)
  }
  const sign = async () => (await signer()).signMessage('Hello')
  const send = async () => {
    const transaction = await (await signer()).sendTransaction({ to: address, value: parseEther('0.0001') })
    return transaction.hash
  }

  const { disconnect } = useDisconnect()
  const [result, setResult] = useState('')

  /** Shows what an action resolves with, or why it failed. */
  const show = (action: Promise<string>) => action.catch((error: Error) => error.message).then(setResult)

  if (!address) return <p>Not connected</p>
  return (
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
      <output>{result}</output>
    </>
  )
}
