import { solanaDevnet } from '@openappkit/appkit/networks'
import { useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/react'
import { base58 } from '@scure/base'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { Chain } from './Chain'
import { nodes } from './nodes'

/** Signs and sends with the connected Solana wallet. */
export function Solana() {
  const { address, caipAddress } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider('solana')

  const sign = async () => {
    if (!walletProvider) throw new Error('Connect a wallet first.')
    return base58.encode(await walletProvider.signMessage(new TextEncoder().encode('Hello')))
  }
  const send = async () => {
    if (!walletProvider || !address || !caipAddress) throw new Error('Connect a wallet first.')
    const connection = new Connection(nodes[caipAddress.slice(0, caipAddress.lastIndexOf(':'))] ?? '', 'confirmed')
    const owner = new PublicKey(address)
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: owner, blockhash, lastValidBlockHeight }).add(
      SystemProgram.transfer({ fromPubkey: owner, toPubkey: owner, lamports: 1000 }),
    )
    return walletProvider.sendTransaction(transaction, connection)
  }

  return (
    <Chain
      name="Solana"
      namespace="solana"
      other={solanaDevnet}
      isReady={walletProvider !== undefined}
      sign={sign}
      send={send}
    />
  )
}
