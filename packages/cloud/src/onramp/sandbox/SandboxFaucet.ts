import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import type { ChainSettings } from '../../chains/ChainSettings'
import { toQuantity } from '../../chains/quantity'

const hash = z.string().max(200)
const accountsSchema = z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).min(1)

/** Sends coins and tokens of local chains, by real transactions of accounts that their nodes unlock. */
export class SandboxFaucet {
  readonly #rpc: Pick<ChainRpc, 'request' | 'rest'>
  readonly #chains: ReadonlyMap<string, ChainSettings>

  constructor(rpc: Pick<ChainRpc, 'request' | 'rest'>, chains: ReadonlyMap<string, ChainSettings>) {
    this.#rpc = rpc
    this.#chains = chains
  }

  /** Returns whether the chain is a local one, whose money is worth nothing. */
  supports(chainId: string): boolean {
    return this.#chains.get(chainId)?.local === true && /^(?:eip155|solana|bip122):/.test(chainId)
  }

  /** Returns the assets that the faucet has: the native coin, and on EVM chains the operator's tokens. */
  assetsOf(chainId: string): readonly string[] {
    const tokens = chainId.startsWith('eip155:') ? (this.#chains.get(chainId)?.tokens ?? []) : []
    return ['native', ...tokens.map(({ address }) => address.toLowerCase())]
  }

  /**
   * Pays an address. Resolves with the transaction's hash.
   *
   * @throws ChainRefused or ChainUnavailable if the node didn't send it.
   */
  async pay({ address, amount, asset, chainId }: SandboxTransfer): Promise<string> {
    if (chainId.startsWith('solana:')) {
      // The method takes a JSON number.
      if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('The amount is too large')
      return hash.parse(await this.#rpc.request(chainId, 'requestAirdrop', [address, Number(amount)]))
    }
    if (chainId.startsWith('bip122:')) {
      return hash.parse(await this.#rpc.rest(chainId, `/faucet/${address}/${amount}`))
    }
    const accounts = accountsSchema.parse(await this.#rpc.request(chainId, 'eth_accounts', []))
    // Tests and demos use the first accounts.
    const from = accounts.at(-1)
    const transaction =
      asset === 'native'
        ? { from, to: address, value: toQuantity(amount) }
        : { from, to: asset, data: transferData(address, amount) }
    return hash.parse(await this.#rpc.request(chainId, 'eth_sendTransaction', [transaction]))
  }
}

export interface SandboxTransfer {
  readonly chainId: string
  /** `native`, or the token's address. */
  readonly asset: string
  readonly address: string
  /** Base units. */
  readonly amount: bigint
}

/** Returns the calldata of `transfer(address,uint256)`. */
function transferData(address: string, amount: bigint): string {
  const words = [address.slice(2).toLowerCase(), amount.toString(16)].map(word => word.padStart(64, '0'))
  return `0xa9059cbb${words.join('')}`
}
