import { AppKitError } from '@openappkit/contract'
import type { Balance } from '../adapter/TransferParameters'
import type { CaipNetwork } from '../caip/CaipNetwork'
import type { Environment } from '../environment/Environment'
import { formatUnits } from '../format/formatUnits'
import type { Store } from '../storage/Store'
import { nativeBalanceCacheKey } from '../storage/storageKeys'
import { type BalancesState, freshBalances, type PrintedBalance } from './balanceState'

/** Account and network of a balance, and how to fetch it. */
export interface BalanceSubject {
  readonly address: string
  readonly network: CaipNetwork
  fetch(): Promise<Balance>
}

/** Fetches native balances and keeps the last known balance of each account on each chain. */
export class BalanceController {
  readonly state: BalancesState
  readonly #store: Store
  readonly #environment: Environment
  readonly #inFlight: Map<string, Promise<PrintedBalance>> = new Map()

  constructor(state: BalancesState, store: Store, environment: Environment) {
    this.state = state
    this.#store = store
    this.#environment = environment
  }

  /**
   * Fetches the balance of an account. Concurrent calls for the same account and chain share one request.
   *
   * @throws {AppKitError} `balance/unavailable` if the fetch fails. The last known balance stays in `state`.
   */
  refresh(subject: BalanceSubject): Promise<PrintedBalance> {
    const key = `${subject.network.caipNetworkId}:${subject.address}`
    const running = this.#inFlight.get(key)
    if (running !== undefined) return running
    const last = this.state.balances[key]?.last
    this.state.balances[key] = { status: 'loading', last }
    const fetching = this.#fetch(key, subject).finally(() => {
      if (this.#inFlight.get(key) === fetching) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, fetching)
    return fetching
  }

  /**
   * Forgets the balances of accounts for which `isInUse` returns false, in memory and in storage. Also discards the
   * result of a pending fetch for such an account.
   */
  retain(isInUse: (namespace: string, address: string) => boolean): void {
    const { balances } = this.state
    const isGone = (key: string) => {
      const [namespace = '', , ...address] = key.split(':')
      return !isInUse(namespace, address.join(':'))
    }
    for (const key of Object.keys(balances).filter(isGone)) {
      delete balances[key]
      this.#inFlight.delete(key)
    }
    const stored = Object.entries(this.#store.read(nativeBalanceCacheKey) ?? {})
    const kept = stored.filter(([key]) => !isGone(key))
    if (kept.length < stored.length) this.#store.write(nativeBalanceCacheKey, Object.fromEntries(kept))
  }

  async #fetch(key: string, subject: BalanceSubject): Promise<PrintedBalance> {
    try {
      const { value, decimals, symbol } = await subject.fetch()
      const last: PrintedBalance = { balance: formatUnits(value, decimals), symbol }
      // The account may have disconnected during the fetch.
      if (this.state.balances[key]) {
        this.state.balances[key] = { status: 'ready', last }
        this.#remember(key, last)
      }
      return last
    } catch (cause) {
      if (this.state.balances[key])
        this.state.balances[key] = { status: 'unavailable', last: this.state.balances[key]?.last }
      throw new AppKitError('balance/unavailable', 'Not able to retrieve balance', { cause })
    }
  }

  #remember(key: string, last: PrintedBalance): void {
    const timestamp = this.#environment.now()
    this.#store.write(nativeBalanceCacheKey, {
      ...Object.fromEntries(freshBalances(this.#store, this.#environment)),
      [key]: { caipAddress: key, ...last, timestamp },
    })
  }
}
