import { isUserRejection } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import { proxy, ref } from 'valtio/vanilla'
import type { SwapReview } from '../plan/SwapReview'
import { follow } from '../progress/follow'
import type { SwapAccount } from '../SwapAccount'
import type { SwapChain } from '../SwapChain'
import { allowanceLimit, allowancesKey, type GivenAllowance } from './allowancesKey'

/** An allowance that a contract still has, and the request to revoke it. */
export interface LeftoverAllowance extends GivenAllowance {
  /** Base units of the token. */
  readonly amount: bigint
  readonly status: 'idle' | 'requesting' | 'sent' | 'declined' | 'failed'
}

/**
 * Finds allowances that swaps gave and didn't use up, and revokes them. Given allowances survive a reload. A controller
 * of the kit: `kit.controller(SwapAllowances)`.
 */
export class SwapAllowances {
  readonly state: { left: readonly LeftoverAllowance[] } = proxy({ left: [] as readonly LeftoverAllowance[] })
  readonly #kit: ModalKit
  readonly #chains: TransferAdapters
  readonly #ended = new AbortController()

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#chains = kit.controller(TransferAdapters)
    kit.context.onDestroy(() => this.#ended.abort())
  }

  /** Remembers the allowances of a swap whose approval is on chain. */
  add({ quote, steps }: SwapReview): void {
    const { account, from } = quote.query
    const { address: tokenAddress, decimals, symbol } = from
    if (tokenAddress === undefined) return
    const given = steps.flatMap(({ approval }): readonly GivenAllowance[] => {
      if (!approval) return []
      const { caipNetworkId } = account.network
      return [{ caipNetworkId, address: account.address, spender: approval.spender, tokenAddress, symbol, decimals }]
    })
    for (const one of given) this.#store([one, ...this.#given.filter(known => !isSame(known, one))])
  }

  /** Reads what is left of the account's allowances on its network. Keeps the last known ones if a read fails. */
  async refresh(account: SwapAccount): Promise<void> {
    const { address, network: caipNetwork } = account
    const { caipNetworkId } = caipNetwork
    const chain = this.#chain(account)
    const isOwn = (one: GivenAllowance) => one.caipNetworkId === caipNetworkId && isSameAddress(one.address, address)
    for (const given of this.#given.filter(isOwn)) {
      const { spender, tokenAddress } = given
      const amount = await chain?.getAllowance?.({ address, caipNetwork, spender, tokenAddress }).catch(() => undefined)
      if (amount === undefined) continue
      const known = this.state.left.find(one => isSame(one, given))
      const others = this.state.left.filter(one => !isSame(one, given))
      this.state.left = ref(amount === 0n ? others : [{ ...given, amount, status: known?.status ?? 'idle' }, ...others])
      if (amount === 0n) this.#store(this.#given.filter(one => !isSame(one, given)))
    }
  }

  /** Requests an allowance of 0 from the wallet. `state` has the outcome. */
  async revoke(account: SwapAccount, allowance: LeftoverAllowance): Promise<void> {
    const { address, network: caipNetwork } = account
    const { spender, tokenAddress } = allowance
    const chain = this.#chain(account)
    const request = chain?.approvalRequest?.({ address, caipNetwork, spender, tokenAddress, amount: 0n })
    if (!chain?.sendRequest || !request || allowance.status === 'requesting') return
    this.#set(allowance, 'requesting')
    try {
      const { hash } = await chain.sendRequest({ request })
      this.#set(allowance, 'sent')
      const context = { chain: () => chain, environment: this.#kit.environment }
      const outcome = await follow(context, account, hash, this.#ended.signal)
      this.#set(allowance, outcome?.status === 'confirmed' ? 'sent' : 'idle')
      await this.refresh(account)
    } catch (cause) {
      this.#set(allowance, isUserRejection(cause) ? 'declined' : 'failed')
    }
  }

  #chain({ network }: SwapAccount): SwapChain | undefined {
    return this.#chains.get(network.chainNamespace)
  }

  #set(allowance: GivenAllowance, status: LeftoverAllowance['status']): void {
    this.state.left = ref(this.state.left.map(known => (isSame(known, allowance) ? { ...known, status } : known)))
  }

  /** Given allowances, newest first. Other tabs may have added some. */
  get #given(): readonly GivenAllowance[] {
    return this.#kit.context.store.read(allowancesKey) ?? []
  }

  #store(given: readonly GivenAllowance[]): void {
    const { store } = this.#kit.context
    if (given.length > 0) store.write(allowancesKey, given.slice(0, allowanceLimit))
    else store.remove(allowancesKey)
  }
}

function isSame(one: GivenAllowance, other: GivenAllowance): boolean {
  return (
    one.caipNetworkId === other.caipNetworkId &&
    isSameAddress(one.address, other.address) &&
    isSameAddress(one.spender, other.spender) &&
    isSameAddress(one.tokenAddress, other.tokenAddress)
  )
}
