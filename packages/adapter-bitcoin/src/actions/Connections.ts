import type { Connection } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { LiveConnection } from './LiveConnection'

/** The truth about which Bitcoin wallets are connected, and which of them is in use. */
export class Connections {
  readonly #live = new Map<string, LiveConnection>()
  readonly #onChange: (id: string, now: LiveConnection | undefined, before: LiveConnection | undefined) => void
  #activeId: string | undefined
  #projected: readonly Connection[] = []

  constructor(onChange: (id: string, now: LiveConnection | undefined, before: LiveConnection | undefined) => void) {
    this.#onChange = onChange
  }

  get all(): readonly LiveConnection[] {
    return [...this.#live.values()]
  }

  get active(): LiveConnection | undefined {
    return this.#activeId === undefined ? undefined : this.#live.get(this.#activeId)
  }

  /** As the kit reads them. The same list as long as nothing in it changed. */
  get projected(): readonly Connection[] {
    return this.#projected
  }

  get(id: string): LiveConnection | undefined {
    return this.#live.get(id)
  }

  /** @throws AppKitError `wallet/not-connected` */
  require(id: string | undefined = this.#activeId): LiveConnection {
    const live = id === undefined ? undefined : this.#live.get(id)
    if (live) return live
    throw new AppKitError('wallet/not-connected', 'No wallet is connected. Connect one first.')
  }

  /**
   * The connection in use, or that of `address`, which then is the one that pays.
   *
   * @throws AppKitError `wallet/not-connected`, `wallet/account-not-shared`, `network/mismatch` when its wallet is elsewhere
   */
  paying({ caipNetworkId }: Pick<LiveConnection, 'caipNetworkId'>, address?: string): LiveConnection {
    const live = this.require()
    const payer =
      address === undefined
        ? live
        : [live, ...this.all].find(({ accounts }) => accounts.some(one => one.address === address))
    if (!payer)
      throw new AppKitError(
        'wallet/account-not-shared',
        'The wallet does not share this account. Select it in the wallet.',
      )
    if (payer.caipNetworkId === caipNetworkId) return { ...payer, address: address ?? payer.address }
    throw new AppKitError('network/mismatch', 'The wallet is on another network. Switch to the right one first.')
  }

  set(live: LiveConnection, { isActive = false }: { readonly isActive?: boolean } = {}): void {
    const { id } = live.wallet
    const before = this.#live.get(id)
    this.#live.set(id, live)
    if (isActive || !this.active) this.#activeId = id
    this.#changed(id, live, before)
  }

  remove(id: string): void {
    const before = this.#live.get(id)
    if (!before) return
    this.#live.delete(id)
    if (this.#activeId === id) this.#activeId = this.#live.keys().next().value
    this.#changed(id, undefined, before)
  }

  activate(id: string): void {
    const live = this.require(id)
    this.#activeId = id
    this.#changed(id, live, live)
  }

  #changed(id: string, now: LiveConnection | undefined, before: LiveConnection | undefined): void {
    const projected = this.all.map(project)
    if (JSON.stringify(projected) !== JSON.stringify(this.#projected)) this.#projected = projected
    this.#onChange(id, now, before)
  }
}

function project({ wallet, accounts, caipNetworkId, approvedNetworks, peer }: LiveConnection): Connection {
  return {
    connectorId: wallet.id,
    accounts,
    caipNetworkId,
    name: peer?.name ?? wallet.name,
    icon: peer ? peer.icon : wallet.imageUrl,
    ...(approvedNetworks ? { approvedNetworks } : {}),
  }
}
