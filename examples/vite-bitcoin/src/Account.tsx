import { bitcoinTestnet } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } from '@openappkit/appkit/react'
import { useState } from 'react'

/** Shows the account, and what an app does with it. */
export function Account() {
  const { address } = useAppKitAccount({ namespace: 'bip122' })
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider('bip122')

  const sign = async () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return walletProvider.signMessage({ message: 'Hello', address })
  }
  const send = async () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return walletProvider.sendTransfer({ recipient: address, amount: 1000n })
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
        <button onClick={() => switchNetwork(bitcoinTestnet)}>Switch to Bitcoin Testnet</button>
        <button onClick={() => disconnect()}>Disconnect</button>
      </fieldset>
      <output>{result}</output>
    </>
  )
}
