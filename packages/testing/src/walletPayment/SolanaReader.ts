import { base64 } from '@scure/base'
import type { Address, Blockhash, EncodedAccount } from '@solana/kit'

interface AccountInfo {
  readonly owner: string
  readonly executable: boolean
  readonly lamports: number
  readonly data: readonly [text: string, encoding: 'base64']
}

/** Reads what a payment needs from a Solana chain, and sends it. */
export class SolanaReader {
  readonly #call: (method: string, params: readonly unknown[]) => Promise<unknown>

  constructor(call: (method: string, params: readonly unknown[]) => Promise<unknown>) {
    this.#call = call
  }

  /** Resolves with an account, or with undefined if it doesn't exist. */
  async account(address: Address): Promise<EncodedAccount | undefined> {
    const { value } = (await this.#call('getAccountInfo', [address, { encoding: 'base64' }])) as {
      readonly value: AccountInfo | null
    }
    if (value === null) return undefined
    const data = base64.decode(value.data[0])
    const { executable } = value
    const lamports = BigInt(value.lamports) as EncodedAccount['lamports']
    return { address, data, executable, lamports, programAddress: value.owner as Address, space: BigInt(data.length) }
  }

  /** Resolves with the balance that an account of `bytes` must keep, in lamports. */
  async rentExemption(bytes: number): Promise<bigint> {
    return BigInt((await this.#call('getMinimumBalanceForRentExemption', [bytes])) as number)
  }

  async latestBlockhash(): Promise<{ readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint }> {
    const { value } = (await this.#call('getLatestBlockhash', [])) as {
      readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number }
    }
    return { blockhash: value.blockhash as Blockhash, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
  }

  /** Sends a transaction in base64. Resolves with its signature. */
  async send(transaction: string): Promise<string> {
    return String(await this.#call('sendTransaction', [transaction, { encoding: 'base64' }]))
  }
}
