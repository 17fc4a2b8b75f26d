import type { SolanaProvider } from '@openappkit/adapter-solana'

/** Builds a transfer with the app's own library, has the wallet sign it, sends it and waits until the cluster confirmed it. */
export async function transferLamports(
  wallet: SolanaProvider,
  rpcUrl: string,
  to: string,
  lamports: bigint,
): Promise<string> {
  // Large, so load it when the user sends.
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
