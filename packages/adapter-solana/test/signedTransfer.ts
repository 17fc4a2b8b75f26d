import type { SolanaChain } from '@openappkit/testing/node'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { encodeBase58 } from '../src/codec/base58'

/** Creates a transfer of the first account that is signed but not sent. */
export async function signedTransfer(
  chain: SolanaChain,
  lamports: bigint,
): Promise<{ readonly signature: string; send(): Promise<string> }> {
  const connection = new Connection(chain.url)
  const payer = Keypair.fromSecretKey(chain.accounts[0].secretKey)
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, blockhash, lastValidBlockHeight }).add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: PublicKey.unique(), lamports }),
  )
  transaction.sign(payer)
  return {
    signature: encodeBase58(transaction.signature ?? new Uint8Array()),
    send: () => connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true }),
  }
}
