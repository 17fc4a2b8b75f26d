import type { SolanaProvider } from '@openappkit/adapter-solana'

/**
 * Builds a transfer with the app's own library, requests the wallet's signature, sends the transaction and waits for
 * confirmation.
 */
export async function transferLamports(
  wallet: SolanaProvider,
  rpcUrl: string,
  to: string,
  lamports: bigint,
): Promise<string> {
  // The library is large, so load it only when the user sends.
  const { Connection, PublicKey, SystemProgram, Transaction } = await import('@solana/web3.js')
  const connection = new Connection(rpcUrl, 'confirmed')
  const fromPubkey = new PublicKey(await wallet.connect())
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: fromPubkey, ...latest }).add(
    SystemProgram.transfer({ fromPubkey, toPubkey: new PublicKey(to), lamports }),
  )
  const signature = await wallet.sendTransaction(transaction, connection)
  const { value } = await connection.confirmTransaction({ signature, ...latest })
  if (value.err) throw new Error(`The cluster refused the transfer: ${JSON.stringify(value.err)}`)
  return signature
}
