import type { SolanaChain } from '@openappkit/testing/node'
import { Keypair, Transaction } from '@solana/web3.js'
import type { SentTransactions } from '../src/rpc/SentTransactions'
import type { TransferDependencies } from '../src/transfer/TransferDependencies'
import { networkOf } from './networkOf'

/** A user with a new key. */
export interface Sender {
  readonly address: string
  readonly owner: TransferDependencies
  readonly sent: SentTransactions
  /** Number of wallet requests. */
  readonly requestCount: number
  leave(): void
}

/** Changes a transaction before the wallet signs it, or throws. */
export type Signing = (transaction: Transaction, key: Keypair) => Promise<void> | void

/** Creates a user with a balance in lamports. The wallet signs transactions unchanged by default. */
export async function senderOf(
  chain: SolanaChain,
  lamports: bigint,
  { key = Keypair.generate(), signing }: { readonly key?: Keypair; readonly signing?: Signing } = {},
): Promise<Sender> {
  const address = key.publicKey.toBase58()
  if (lamports > 0n) await chain.airdrop(address, lamports)
  const leaving = new AbortController()
  const sent: SentTransactions = new Map()
  let requestCount = 0
  const wallet: Pick<TransferDependencies['wallet'], 'can' | 'signTransactions'> = {
    can: skill => skill === 'signTransaction',
    async signTransactions(_, transactions) {
      requestCount += 1
      const parsed = transactions.map(bytes => Transaction.from(bytes))
      for (const one of parsed) {
        await signing?.(one, key)
        // Keeps the signatures of others.
        one.partialSign(key)
      }
      return parsed.map(one => new Uint8Array(one.serialize({ requireAllSignatures: false, verifySignatures: false })))
    },
  }
  const owner: TransferDependencies = {
    rpc: undefined,
    commitment: 'confirmed',
    maxPriorityFee: 100_000n,
    isAddress: () => true,
    wallet: wallet as TransferDependencies['wallet'],
    address,
    network: networkOf(chain),
    sent,
    signal: leaving.signal,
  }
  return {
    address,
    owner,
    sent,
    get requestCount() {
      return requestCount
    },
    leave: () => leaving.abort(),
  }
}
