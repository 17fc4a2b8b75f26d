import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { base58 } from '@scure/base'
import { createReviewer } from '../../src/review/createReviewer'
import { noKnowledge } from '../../src/review/knowledge/Knowledge'
import type { Review } from '../../src/review/Review'
import type { Reviewer } from '../../src/review/Reviewer'
import { programs } from '../../src/review/solana/programs'
import { type BuiltInstruction, buildTransaction } from './buildTransaction'
import { nodeReader } from './nodeReader'

/** A local Solana chain with an account that has coins and listed tokens. */
export class SolanaScene {
  readonly chain: SolanaChain
  readonly account: string
  readonly thirdParty: string
  readonly mint: string
  readonly tokenAccount: string
  readonly thirdPartyTokenAccount: string

  private constructor(
    chain: SolanaChain,
    found: Pick<SolanaScene, 'mint' | 'tokenAccount' | 'thirdPartyTokenAccount'>,
  ) {
    this.chain = chain
    this.account = chain.accounts[0].address
    this.thirdParty = chain.accounts[1]?.address ?? ''
    this.mint = found.mint
    this.tokenAccount = found.tokenAccount
    this.thirdPartyTokenAccount = found.thirdPartyTokenAccount
  }

  static async start(): Promise<SolanaScene> {
    const chain = await startSolanaChain()
    const [first, second] = chain.accounts
    const mint = await chain.createMint({ decimals: 6 })
    await chain.mintTo(mint, first.address, 5_000_000n)
    await chain.mintTo(mint, second?.address ?? '', 1n)
    const [tokenAccount, thirdPartyTokenAccount] = await Promise.all(
      [first, second].map(owner => findTokenAccount(chain, owner?.address ?? '', mint)),
    )
    return new SolanaScene(chain, {
      mint,
      tokenAccount: tokenAccount ?? '',
      thirdPartyTokenAccount: thirdPartyTokenAccount ?? '',
    })
  }

  reviewer(refuse: readonly string[] = []): Reviewer {
    const id = `${this.chain.caipNetworkId}/token:${this.mint}`
    const assets = [{ id, symbol: 'TUSD', decimals: 6 }]
    return createReviewer({
      reader: nodeReader(this.chain.url, refuse),
      loadKnowledge: async () => ({ ...noKnowledge, assets }),
    })
  }

  /** Returns the bytes of a transaction that the account pays for. */
  async build(
    instructions: readonly BuiltInstruction[],
    options: {
      readonly payer?: string
      readonly table?: { readonly address: string; readonly entries: readonly string[] }
    } = {},
  ): Promise<Uint8Array> {
    const { payer = this.account, table } = options
    const answer = await nodeReader(this.chain.url).request('', 'getLatestBlockhash', [])
    const blockhash = /"blockhash":"(\w+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
    return buildTransaction({ payer, blockhash, instructions, ...(table ? { table } : {}) })
  }

  async review(
    instructions: readonly BuiltInstruction[],
    options: Parameters<SolanaScene['build']>[1] & { readonly refuse?: readonly string[] } = {},
  ): Promise<Review> {
    const bytes = await this.build(instructions, options)
    return this.reviewBytes([bytes], options.refuse)
  }

  reviewBytes(transactions: readonly Uint8Array[], refuse?: readonly string[]): Promise<Review> {
    return this.reviewer(refuse).review(
      {
        kind: 'solanaTransaction',
        chainId: this.chain.caipNetworkId,
        account: this.account,
        transactions,
        isSent: transactions.length === 1,
      },
      { origin: 'https://app.example', signal: new AbortController().signal },
    )
  }

  /** Instruction that transfers tokens of the account. */
  tokenTransfer(amount: bigint): BuiltInstruction {
    return {
      program: programs.token,
      accounts: [
        { key: this.tokenAccount, isWritable: true },
        { key: this.mint },
        { key: this.thirdPartyTokenAccount, isWritable: true },
        { key: this.account, isSigner: true },
      ],
      data: Uint8Array.of(12, ...u64(amount), 6),
    }
  }

  /** Instruction that transfers lamports of the account. */
  transfer(lamports: bigint, to: string = this.thirdParty): BuiltInstruction {
    return {
      program: programs.system,
      accounts: [
        { key: this.account, isSigner: true, isWritable: true },
        { key: to, isWritable: true },
      ],
      data: Uint8Array.of(2, 0, 0, 0, ...u64(lamports)),
    }
  }
}

/** Returns a number as 8 bytes, the lowest first. */
export function u64(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

/** Returns the bytes of a key. */
export function keyBytes(key: string): Uint8Array {
  return base58.decode(key)
}

async function findTokenAccount(chain: SolanaChain, owner: string, mint: string): Promise<string> {
  const answer = await nodeReader(chain.url).request('', 'getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'base64' },
  ])
  return /"pubkey":"(\w+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
}
