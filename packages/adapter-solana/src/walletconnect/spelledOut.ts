import { encodeBase58 } from '../codec/base58'
import { readTransaction } from '../codec/wireTransaction'

/**
 * Returns the JSON form of a legacy transaction, for wallets that don't parse its bytes. Empty for a versioned
 * transaction.
 */
export function spelledOut(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const {
    accounts,
    blockhash,
    instructions,
    readonlySigned,
    readonlyUnsigned,
    requiredSignatures,
    signatures,
    version,
  } = readTransaction(bytes)
  if (version !== 'legacy') return {}
  const key = (index: number) => {
    const isSigner = index < requiredSignatures
    const end = isSigner ? requiredSignatures - readonlySigned : accounts.length - readonlyUnsigned
    return { pubkey: accounts[index], isSigner, isWritable: index < end }
  }
  return {
    feePayer: accounts[0],
    recentBlockhash: blockhash,
    instructions: instructions.map(({ program, accounts: used, data }) => ({
      programId: accounts[program],
      keys: used.map(key),
      data: encodeBase58(data),
    })),
    partialSignatures: signatures.flatMap((signature, index) =>
      signature.some(byte => byte !== 0) ? [{ pubkey: accounts[index], signature: encodeBase58(signature) }] : [],
    ),
  }
}
