import { proxy, ref } from 'valtio/vanilla'
import type { PayAsset } from '../invoice/PayCheckout'
import type { PayAccount } from './PayAccount'
import type { PayChain } from './PayChain'

/** Balance of an account in an asset. `unknown` if the chain doesn't answer. */
export type AssetBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly value: bigint }

/** Dependencies of {@link AssetBalances}. */
export interface AssetBalancesContext {
  chain(account: PayAccount): Promise<Pick<PayChain, 'getBalance'>>
}

/** Reads the balances that the list of assets shows. */
export class AssetBalances {
  readonly state: { balances: Readonly<Record<string, AssetBalance>> } = proxy({
    balances: ref<Readonly<Record<string, AssetBalance>>>({}),
  })
  readonly #context: AssetBalancesContext

  constructor(context: AssetBalancesContext) {
    this.#context = context
  }

  /** Returns the balance as last read. Undefined if it was never read. */
  of(account: PayAccount, asset: PayAsset): AssetBalance | undefined {
    return this.state.balances[keyOf(account, asset)]
  }

  /** Reads a balance. Never rejects. */
  async read(account: PayAccount, asset: PayAsset): Promise<void> {
    const key = keyOf(account, asset)
    const known = this.state.balances[key]
    if (known?.status === 'loading') return
    if (!known) this.#set(key, { status: 'loading' })
    try {
      const chain = await this.#context.chain(account)
      const { address, network: caipNetwork } = account
      const {
        decimals,
        reserved = 0n,
        value,
      } = await chain.getBalance({
        address,
        caipNetwork,
        tokenAddress: asset.tokenAddress,
      })
      this.#set(key, decimals === asset.decimals ? { status: 'known', value: value - reserved } : { status: 'unknown' })
    } catch {
      this.#set(key, { status: 'unknown' })
    }
  }

  #set(key: string, balance: AssetBalance): void {
    this.state.balances = ref({ ...this.state.balances, [key]: balance })
  }
}

function keyOf({ address }: PayAccount, { id }: PayAsset): string {
  return `${address} ${id}`
}
