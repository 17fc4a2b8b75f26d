import type { ConnectedState } from '@openappkit/adapter-kit'
import type { AccountEntry } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { ToyWallet } from './chain/ToyWallet'

/** A connected wallet. */
export interface LiveWallet {
  readonly wallet: ToyWallet
  /** The account in use. */
  readonly address: string
  /** The account that the wallet had selected when it was read. */
  readonly selected: string
}

/** Which wallets are connected, and which account of which is in use. */
export class ToyConnections {
  /** As the kit reads it. The same object until something changes. */
  state: ConnectedState | undefined
  readonly #live = new Map<string, LiveWallet>()
  #activeId: string | undefined

  get ids(): readonly string[] {
    return [...this.#live.keys()]
  }

  get(id: string): LiveWallet | undefined {
    return this.#live.get(id)
  }

  /** @throws AppKitError `wallet/not-connected` */
  require(id: string | undefined = this.#activeId): LiveWallet {
    const live = this.#live.get(id ?? '')
    if (!live) throw new AppKitError('wallet/not-connected', 'No wallet is connected. Connect one first.')
    return live
  }

  /** Adds a wallet, or changes its account in use. Without a shared `address` that is the wallet's first. */
  set(wallet: ToyWallet, address: string | undefined, isActive: boolean): void {
    const { connectorId: id, shared } = wallet
    const [selected] = shared
    if (selected === undefined) return
    this.#live.set(id, { wallet, selected, address: shared.find(one => one === address) ?? selected })
    if (isActive) this.#activeId = id
  }

  /** Reads the wallets again: one that left or shares nothing is disconnected, and one whose user selected another account uses that. */
  update(installed: readonly ToyWallet[]): void {
    for (const [id, { wallet, selected }] of this.#live) {
      if (wallet.shared.length === 0 || !installed.includes(wallet)) this.#live.delete(id)
      else if (wallet.shared[0] !== selected) this.set(wallet, undefined, false)
    }
    const wallets = [...this.#live.values()]
    const active = this.#live.get(this.#activeId ?? '') ?? wallets[0]
    this.#activeId = active?.wallet.connectorId
    const state = active && {
      connections: wallets.map(({ wallet }) => ({
        connectorId: wallet.connectorId,
        accounts: accountsOf(wallet),
        caipNetworkId: `toy:${wallet.chainId}` as const,
      })),
      activeConnectorId: active.wallet.connectorId,
      address: active.address,
      chainId: active.wallet.chainId,
    }
    if (JSON.stringify(state) !== JSON.stringify(this.state)) this.state = state
  }
}

/** What a wallet shares, as the kit reads it. */
export function accountsOf({ shared }: ToyWallet): readonly AccountEntry[] {
  return shared.map(address => ({ namespace: 'toy', address, type: 'eoa' }))
}
