import type { LiveConnections } from '@openappkit/adapter-kit/actions'
import type { AdapterHost, CaipNetwork, CaipNetworkId } from '@openappkit/appkit-core'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import type { BitcoinConnection, LiveConnection } from './LiveConnection'
import { readConnection } from './readConnection'

/** Dependencies of {@link WalletReadings}. */
export interface ReadingsDependencies {
  /** Loads the address rules. */
  rules(): Promise<AddressRules>
  /** Ids of the wallets that the user connected and didn't disconnect, active wallet first. */
  readonly remembered: Set<string>
  readonly hosts: ReadonlySet<AdapterHost>
  networks(): readonly CaipNetwork[]
}

/** Reads wallets, listens to them while a kit is attached, and applies their changes. */
export class WalletReadings {
  readonly #dependencies: ReadingsDependencies
  readonly #live: LiveConnections<BitcoinConnection>
  readonly #stops = new Map<BitcoinWallet, () => void>()
  /** Counter by wallet id, used to ignore outdated answers. */
  readonly #turns = new Map<string, number>()
  #isListening = false

  constructor(dependencies: ReadingsDependencies, live: LiveConnections<BitcoinConnection>) {
    this.#dependencies = dependencies
    this.#live = live
  }

  /** Whether a kit is attached. */
  get isListening(): boolean {
    return this.#isListening
  }

  begin(): void {
    this.#isListening = true
  }

  /** Stops listening to all wallets. */
  end(): void {
    this.#isListening = false
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
  }

  /** The first attached kit. */
  get host(): AdapterHost | undefined {
    return this.#dependencies.hosts.values().next().value
  }

  /** Account from the last visit, and the preferred network. */
  get memory(): { readonly address: string | undefined; readonly caipNetworkId: CaipNetworkId | undefined } {
    const { address, network } = this.host ?? {}
    return { address, caipNetworkId: network?.caipNetworkId }
  }

  /** Reads a wallet without a prompt and applies its answer. If the wallet shares no accounts, drops its connection. */
  async read(wallet: BitcoinWallet): Promise<void> {
    const turn = this.outdate(wallet.id)
    try {
      const [reading, rules] = await Promise.all([
        wallet.session ? wallet.session.reading : wallet.read(this.memory),
        this.#dependencies.rules(),
      ])
      if (this.#turns.get(wallet.id) !== turn || !this.#isListening) return
      if (reading) this.take(wallet, reading, rules)
      else this.#live.drop(wallet.id)
    } catch {
      // If the wallet can't be read, its last state remains until the next event.
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
      networks: this.#dependencies.networks(),
      expected: [expected, this.#live.find(wallet.id)?.caipNetworkId, host?.network?.caipNetworkId],
    })
    this.#live.take(connection, {
      isActive,
      preferred: isActive ? undefined : host?.address,
      usual: connection.accounts.find(({ type }) => type === accountType)?.address,
    })
    return this.#live.require(wallet.id)
  }

  /** Invalidates pending reads of a wallet. Returns the number of the next read. */
  outdate(id: string): number {
    const turn = (this.#turns.get(id) ?? 0) + 1
    this.#turns.set(id, turn)
    return turn
  }

  /** Subscribes to a wallet if a kit is attached. */
  follow(wallet: BitcoinWallet): void {
    if (!this.#isListening || this.#stops.has(wallet)) return
    const stop = wallet.subscribe(event => {
      const isOurs = wallet.session !== undefined || this.#dependencies.remembered.has(wallet.id)
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
