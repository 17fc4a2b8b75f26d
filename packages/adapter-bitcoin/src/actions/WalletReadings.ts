import type { LiveConnections } from '@openappkit/adapter-kit/actions'
import type { AdapterHost, CaipNetwork, CaipNetworkId } from '@openappkit/appkit-core'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import type { BitcoinConnection, LiveConnection } from './LiveConnection'
import { readConnection } from './readConnection'

/** By what wallets are read. */
export interface ReadingsOwner {
  /** Loads what reads addresses. */
  rules(): Promise<AddressRules>
  /** Ids of the wallets that were connected here and not left on purpose, the one that was in use first. */
  readonly remembered: Set<string>
  readonly hosts: ReadonlySet<AdapterHost>
  networks(): readonly CaipNetwork[]
}

/** Asks wallets, hears them while a kit is attached, and takes over what they say. */
export class WalletReadings {
  readonly #owner: ReadingsOwner
  readonly #live: LiveConnections<BitcoinConnection>
  readonly #stops = new Map<BitcoinWallet, () => void>()
  /** How often each wallet was asked: an answer that is overtaken by a later one doesn't count. */
  readonly #turns = new Map<string, number>()
  #isHeard = false

  constructor(owner: ReadingsOwner, live: LiveConnections<BitcoinConnection>) {
    this.#owner = owner
    this.#live = live
  }

  /** Whether anybody wants to know what wallets say. */
  get isHeard(): boolean {
    return this.#isHeard
  }

  begin(): void {
    this.#isHeard = true
  }

  /** Wallets are left as they were before. */
  end(): void {
    this.#isHeard = false
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
  }

  /** The kit that was there first. */
  get host(): AdapterHost | undefined {
    return this.#owner.hosts.values().next().value
  }

  /** As the page left it. */
  get memory(): { readonly address: string | undefined; readonly caipNetworkId: CaipNetworkId | undefined } {
    const { address, network } = this.host ?? {}
    return { address, caipNetworkId: network?.caipNetworkId }
  }

  /** Asks silently, and takes over what the wallet says. One that says nothing isn't connected any more. */
  async read(wallet: BitcoinWallet): Promise<void> {
    const turn = this.outdate(wallet.id)
    try {
      const [reading, rules] = await Promise.all([
        wallet.session ? wallet.session.reading : wallet.read(this.memory),
        this.#owner.rules(),
      ])
      if (this.#turns.get(wallet.id) !== turn || !this.#isHeard) return
      if (reading) this.take(wallet, reading, rules)
      else this.#live.drop(wallet.id)
    } catch {
      // It can't be asked now. What it said last stands, and what it says next is heard.
    }
  }

  take(
    wallet: BitcoinWallet,
    reading: WalletReading,
    rules: AddressRules,
    { isActive = false, expected }: { readonly isActive?: boolean; readonly expected?: CaipNetworkId | undefined } = {},
  ): LiveConnection {
    this.outdate(wallet.id)
    const { host } = this
    const { accountType = 'payment' } = host ?? {}
    const connection = readConnection(wallet, reading, {
      rules,
      networks: this.#owner.networks(),
      expected: [expected, this.#live.find(wallet.id)?.caipNetworkId, host?.network?.caipNetworkId],
    })
    this.#live.take(connection, {
      isActive,
      preferred: isActive ? undefined : host?.address,
      usual: connection.accounts.find(({ type }) => type === accountType)?.address,
    })
    return this.#live.require(wallet.id)
  }

  /** Whatever a wallet was asked before doesn't count any more. */
  outdate(id: string): number {
    const turn = (this.#turns.get(id) ?? 0) + 1
    this.#turns.set(id, turn)
    return turn
  }

  /** Hears the wallet from here on. Not while no kit is attached. */
  follow(wallet: BitcoinWallet): void {
    if (!this.#isHeard || this.#stops.has(wallet)) return
    const stop = wallet.subscribe(event => {
      const isOurs = wallet.session !== undefined || this.#owner.remembered.has(wallet.id)
      if (!isOurs) return
      if (event === 'changed') void this.read(wallet)
      else {
        this.outdate(wallet.id)
        this.#live.drop(wallet.id)
      }
    })
    this.#stops.set(wallet, stop)
  }

  unfollow(wallet: BitcoinWallet): void {
    this.#stops.get(wallet)?.()
    this.#stops.delete(wallet)
  }
}
