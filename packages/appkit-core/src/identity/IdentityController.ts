import { proxy } from 'valtio/vanilla'
import { namedNamespaces } from '../data/names'
import type { ModalKit } from '../kit/ModalKit'
import { type AccountOnNetwork, accountKey } from '../portfolio/AccountOnNetwork'
import { findIdentity } from './findIdentity'
import { IdentityApi } from './IdentityApi'
import type { Identity } from './identityAnswer'

/** State of an account's identity. */
export type IdentityState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** The account has a name, an image or both. The image is safe for an `img` element. */
  | { readonly status: 'known'; readonly identity: Identity }
  /** Neither a name nor an image is known, the lookup failed, or the network isn't an EVM mainnet. Show the address. */
  | { readonly status: 'unknown' }

/** Identity states by `accountKey`. */
export interface IdentitiesState {
  identities: Record<string, IdentityState>
}

/**
 * Loads and keeps the names and images of EVM accounts on mainnets. `load` never rejects: the state contains the
 * outcome.
 *
 * A controller of the kit: `kit.controller(IdentityController)`.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { IdentityController } from '@openappkit/appkit-core/portfolio'
 *
 * async function nameOf(kit: ModalKit, address: string) {
 *   const identities = kit.controller(IdentityController)
 *   await identities.load({ address, caipNetworkId: 'eip155:1' })
 *   const state = identities.of({ address, caipNetworkId: 'eip155:1' })
 *   return state.status === 'known' ? state.identity.name : undefined
 * }
 * ```
 */
export class IdentityController {
  /** Identities by `accountKey`. Read them with {@link IdentityController.of}. */
  readonly state: IdentitiesState = proxy<IdentitiesState>({ identities: {} })
  readonly #kit: ModalKit
  readonly #underWay: Map<string, Promise<void>> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(
      kit.onDisconnect(() => {
        this.#underWay.clear()
        this.state.identities = {}
      }),
    )
  }

  /** Returns the identity of an account from the live state or a snapshot. */
  of(account: AccountOnNetwork, state: IdentitiesState = this.state): IdentityState {
    return state.identities[accountKey(account)] ?? { status: 'idle' }
  }

  /**
   * Loads the identity of an account. Reuses the backend's response for 5 minutes. The previous identity stays in the
   * state while loading.
   */
  load(account: AccountOnNetwork): Promise<void> {
    const key = accountKey(account)
    const known = this.#underWay.get(key)
    if (known !== undefined) return known
    const loading: Promise<void> = this.#find(account).then(identity => {
      // Ignores a result that arrives after the account disconnects.
      if (this.#underWay.get(key) !== loading) return
      this.#underWay.delete(key)
      this.state.identities[key] = identity ? { status: 'known', identity } : { status: 'unknown' }
    })
    this.#underWay.set(key, loading)
    if (this.of(account).status === 'idle') this.state.identities[key] = { status: 'loading' }
    return loading
  }

  async #find(account: AccountOnNetwork): Promise<Identity | undefined> {
    const { chains, hasBackend } = this.#kit
    const network = chains.findNetwork(account.caipNetworkId)
    if (!hasBackend || !network || network.testnet) return undefined
    if (!namedNamespaces.includes(network.chainNamespace)) return undefined
    const last = this.of(account)
    return findIdentity(this.#kit.controller(IdentityApi), account, last.status === 'known' ? last.identity : undefined)
  }
}
