import { solanaDevnet } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitNetwork, useAppKitProvider, useDisconnect } from '@openappkit/appkit/react'
import { base58 } from '@scure/base'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { useState } from 'react'
import { nodes } from './nodes'

/** Shows the account, and what an app does with it. */
export function Account() {
  const { address } = useAppKitAccount({ namespace: 'solana' })
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider('solana')

  const sign = async () => {
    if (!walletProvider) throw new Error('Connect a wallet first.')
    return base58.encode(await walletProvider.signMessage(new TextEncoder().encode('Hello')))
  }
  const send = async () => {
    if (!walletProvider || !address || !caipNetwork) throw new Error('Connect a wallet first.')
    const connection = new Connection(nodes[caipNetwork.caipNetworkId] ?? '', 'confirmed')
    const owner = new PublicKey(address)
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: owner, blockhash, lastValidBlockHeight }).add(
      SystemProgram.transfer({ fromPubkey: owner, toPubkey: owner, lamports: 1000 }),
    )
    return walletProvider.sendTransaction(transaction, connection)
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
        <button onClick={() => switchNetwork(solanaDevnet)}>Switch to Solana Devnet</button>
        <button onClick={() => disconnect()}>Disconnect</button>
      </fieldset>
      <output>{result}</output>
    </>
  )
}
