import type { SolanaChain } from '@openappkit/testing/node'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { tokenPrograms } from '../src/rpc/tokenAccounts'

/** Size of a token account of the original program, in bytes. */
const size = 165

/** Creates a token account outside the associated address, as some wallets and exchanges use. */
export async function otherAccount(
  { url }: Pick<SolanaChain, 'url'>,
  owner: Keypair,
  mint: string,
  { program = tokenPrograms[0] ?? '', space = size }: { readonly program?: string; readonly space?: number } = {},
): Promise<string> {
  const account = Keypair.generate()
  const [newAccountPubkey, programId] = [account.publicKey, new PublicKey(program)]
  const connection = new Connection(url)
  const lamports = await connection.getMinimumBalanceForRentExemption(space)
  const data = Buffer.from([18, ...owner.publicKey.toBytes()])
  const keys = [newAccountPubkey, new PublicKey(mint)].map((pubkey, index) => ({
    pubkey,
    isSigner: false,
    isWritable: index === 0,
  }))
  const transaction = new Transaction().add(
    SystemProgram.createAccount({ fromPubkey: owner.publicKey, newAccountPubkey, lamports, space, programId }),
    new TransactionInstruction({ programId, keys, data }),
  )
  transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  transaction.feePayer = owner.publicKey
  transaction.sign(owner, account)
  await connection.sendRawTransaction(transaction.serialize())
  return newAccountPubkey.toBase58()
}

/** Returns the balance of a token account. */
export async function heldIn({ url }: Pick<SolanaChain, 'url'>, account: string): Promise<bigint> {
  const { value } = await new Connection(url).getTokenAccountBalance(new PublicKey(account))
  return BigInt(value.amount)
}
