import { proxy } from 'valtio/vanilla'
import type { Balance } from '../adapter/ChainAdapter'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { nativeBalanceCacheLifetime } from '../constants/timings'
import type { Environment } from '../environment/Environment'
import { AppKitError } from '../errors/AppKitError'
import { formatUnits } from '../format/formatUnits'
import type { Store } from '../storage/Store'
import { connectionStatusKey, nativeBalanceCacheKey, type StoredBalance } from '../storage/storageKeys'

/** A native balance and how fresh it is. The last good value stays while a new one is fetched, and when that fails. */
export type BalanceState =
  | { readonly status: 'loading'; readonly last: PrintedBalance | undefined }
  | { readonly status: 'ready'; readonly last: PrintedBalance }
  | { readonly status: 'unavailable'; readonly last: PrintedBalance | undefined }

/** A balance as hosts and views read it. */
export interface PrintedBalance {
  /** Decimal string in whole units, every digit: `1.234500000000000001`. */
  readonly balance: string
  readonly symbol: string
}

/** The account whose balance is meant. */
export interface BalanceSubject {
  readonly address: string
  readonly network: CaipNetwork
  fetch(): Promise<Balance>
}

/**
 * Fetches native balances, keeps the last good one of each account and chain, and never invents one. What was seen in the last
 * 30 s is shown after a reload until the chain has answered. Spec 9.
 */
export class BalanceController {
  /** By CAIP-10 address. */
  readonly state: { balances: Record<string, BalanceState> }
  readonly #store: Store
  readonly #environment: Environment
  readonly #inFlight: Map<string, Promise<PrintedBalance>> = new Map()

  constructor(store: Store, environment: Environment) {
    this.#store = store
    this.#environment = environment
    // Whoever left disconnected left nothing to show. Reference, storage section 1.2.
    if (store.read(connectionStatusKey) === 'disconnected') store.remove(nativeBalanceCacheKey)
    this.state = proxy({
      balances: Object.fromEntries(
        this.#cached().map(([address, { balance, symbol }]) => [
          address,
          { status: 'loading', last: { balance, symbol } } satisfies BalanceState,
        ]),
      ) as Record<string, BalanceState>,
    })
  }

  /**
   * Asks the chain. Calls for the same account while one is under way share its answer.
   * @throws AppKitError `balance/unavailable`; the last good value stays in `state`.
   */
  refresh(subject: BalanceSubject): Promise<PrintedBalance> {
    const key = `${subject.network.caipNetworkId}:${subject.address}`
    const running = this.#inFlight.get(key)
    if (running) return running
    const last = this.state.balances[key]?.last
    this.state.balances[key] = { status: 'loading', last }
    const fetching = this.#fetch(key, subject).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, fetching)
    return fetching
  }

  async #fetch(key: string, subject: BalanceSubject): Promise<PrintedBalance> {
    try {
      const { value, decimals, symbol } = await subject.fetch()
      const last: PrintedBalance = { balance: formatUnits(value, decimals), symbol }
      this.state.balances[key] = { status: 'ready', last }
      this.#remember(key, last)
      return last
    } catch (cause) {
      this.state.balances[key] = { status: 'unavailable', last: this.state.balances[key]?.last }
      throw new AppKitError('balance/unavailable', 'Not able to retrieve balance', { cause })
    }
  }

  #remember(key: string, last: PrintedBalance): void {
    const timestamp = this.#environment.now()
    this.#store.write(nativeBalanceCacheKey, {
      ...Object.fromEntries(this.#cached()),
      [key]: { caipAddress: key, ...last, timestamp },
    })
  }

  #cached(): readonly [string, StoredBalance][] {
    const now = this.#environment.now()
    const isFresh = (timestamp: number) => timestamp <= now && now - timestamp <= nativeBalanceCacheLifetime
    return Object.entries(this.#store.read(nativeBalanceCacheKey) ?? {}).filter(([, { timestamp }]) =>
      isFresh(timestamp),
    )
  }
}
