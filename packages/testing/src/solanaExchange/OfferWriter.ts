import { type Address, createSolanaRpc, fetchEncodedAccount, type KeyPairSigner } from '@solana/kit'
import type { SolanaChain } from '../solanaChain/SolanaChain'
import { readMint } from '../solanaChain/tokenAccounts'
import type { Trade } from './readTrade'
import { nativeSol } from './SolanaMaker'
import { type OfferSide, writeOffer } from './writeOffer'

/** Funds a maker and writes its offers. */
export class OfferWriter {
  readonly #chain: SolanaChain
  readonly #maker: KeyPairSigner
  readonly #rpc: ReturnType<typeof createSolanaRpc>

  constructor(chain: SolanaChain, maker: KeyPairSigner) {
    this.#chain = chain
    this.#maker = maker
    this.#rpc = createSolanaRpc(chain.url)
  }

  /** Gives the maker an account for each token. */
  async open(tokens: readonly string[]): Promise<void> {
    // Above the rent of an account.
    await this.#fund(nativeSol, 1_000_000_000n)
    for (const token of tokens) if (token !== nativeSol) await this.#fund(token, 0n)
  }

  /** Resolves with a transaction in base64, signed by the maker only. */
  async write({ inputMint, outputMint, amount, taker }: Trade, outAmount: bigint): Promise<string> {
    await this.#fund(outputMint, outAmount)
    const { value: lifetime } = await this.#rpc.getLatestBlockhash().send()
    return writeOffer({
      taker: taker as Address,
      maker: this.#maker,
      input: await this.#side(inputMint, amount),
      output: await this.#side(outputMint, outAmount),
      lifetime,
    })
  }

  #fund(token: string, amount: bigint): Promise<void> {
    const { address } = this.#maker
    return token === nativeSol ? this.#chain.airdrop(address, amount) : this.#chain.mintTo(token, address, amount)
  }

  async #side(token: string, amount: bigint): Promise<OfferSide> {
    if (token === nativeSol) return { mint: undefined, amount }
    const address = token as Address
    const account = await fetchEncodedAccount(this.#rpc, address)
    const mint = account.exists ? readMint(account) : undefined
    if (!account.exists || !mint) throw new Error(`${token} isn't a mint. Pass the address of a token.`)
    return { mint: { address, program: account.programAddress, decimals: mint.decimals }, amount }
  }
}
