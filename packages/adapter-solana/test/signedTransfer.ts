import type { SolanaChain } from '@openappkit/testing/node'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { encodeBase58 } from '../src/codec/base58'

/** A transfer of the first account that is signed and not sent yet. */
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
