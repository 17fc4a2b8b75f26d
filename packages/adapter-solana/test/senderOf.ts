import type { SolanaChain } from '@openappkit/testing/node'
import { Keypair, Transaction } from '@solana/web3.js'
import type { SentTransactions } from '../src/rpc/SentTransactions'
import type { TransferOwner } from '../src/transfer/Transfers'
import { networkOf } from './networkOf'

/** Who sends, with a key of its own. */
export interface Sender {
  readonly address: string
  readonly owner: TransferOwner
  readonly sent: SentTransactions
  /** How often the wallet was asked. */
  readonly asked: number
  leave(): void
}

/** What a wallet gives back for a transaction that it is asked to sign, or does before that. */
export type Signing = (transaction: Transaction, key: Keypair) => Promise<void> | void

/** Somebody new with so many lamports, whose wallet signs what it is given unless told otherwise. */
export async function senderOf(
  chain: SolanaChain,
  lamports: bigint,
  { key = Keypair.generate(), signing }: { readonly key?: Keypair; readonly signing?: Signing } = {},
): Promise<Sender> {
  const address = key.publicKey.toBase58()
  if (lamports > 0n) await chain.airdrop(address, lamports)
  const leaving = new AbortController()
  const sent: SentTransactions = new Map()
  let asked = 0
  const wallet: Pick<TransferOwner['wallet'], 'can' | 'signTransactions'> = {
    can: skill => skill === 'signTransaction',
    async signTransactions(_, transactions) {
      asked += 1
      const given = transactions.map(bytes => Transaction.from(bytes))
      for (const one of given) {
        await signing?.(one, key)
        one.sign(key)
      }
      return given.map(one => new Uint8Array(one.serialize()))
    },
  }
  const owner: TransferOwner = {
    rpc: undefined,
    commitment: 'confirmed',
    maxPriorityFee: 100_000n,
    isAddress: () => true,
    wallet: wallet as TransferOwner['wallet'],
    address,
    network: networkOf(chain),
    sent,
    signal: leaving.signal,
  }
  return {
    address,
    owner,
    sent,
    get asked() {
      return asked
    },
    leave: () => leaving.abort(),
  }
}
