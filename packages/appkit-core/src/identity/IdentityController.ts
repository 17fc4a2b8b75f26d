import { proxy } from 'valtio/vanilla'
import { namedNamespaces } from '../data/names'
import type { ModalKit } from '../kit/ModalKit'
import { type AccountOnNetwork, accountKey } from '../portfolio/AccountOnNetwork'
import { findIdentity } from './findIdentity'
import { IdentityApi } from './IdentityApi'
import type { Identity } from './identityAnswer'

/** What is known of who an account is. One value, never several booleans. */
export type IdentityState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** It has a name, a picture or both. The picture is safe as the source of an image. */
  | { readonly status: 'known'; readonly identity: Identity }
  /** Nobody says, or nobody could be asked: show the address. */
  | { readonly status: 'unknown' }

/** State by account, see `accountKey`. */
export interface IdentitiesState {
  identities: Record<string, IdentityState>
}

/**
 * What accounts are called, and their pictures. Names are of EVM accounts, on networks that aren't for testing. No method rejects: how it went is in the
 * state. A service of a kit: `kit.service(IdentityController)`.
 *
 * @example
 * ```ts
 * const identities = kit.service(IdentityController)
 * await identities.load({ address, caipNetworkId: 'eip155:1' })
 * const state = identities.of({ address, caipNetworkId: 'eip155:1' })
 * const name = state.status === 'known' ? state.identity.name : undefined
 * ```
 */
export class IdentityController {
  /** By `accountKey`; {@link IdentityController.of} reads it. */
  readonly state: IdentitiesState = proxy<IdentitiesState>({ identities: {} })
  readonly #kit: ModalKit
  readonly #underWay: Map<string, Promise<void>> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.base.onDestroy(
      kit.onDisconnect(() => {
        this.#underWay.clear()
        this.state.identities = {}
      }),
    )
  }

  /** What is known of an account, out of live state or a snapshot. */
  of(account: AccountOnNetwork, state: IdentitiesState = this.state): IdentityState {
    return state.identities[accountKey(account)] ?? { status: 'idle' }
  }

  /** Finds out, unless an answer is less than 5 minutes old. What was known stays on screen meanwhile. */
  load(account: AccountOnNetwork): Promise<void> {
    const key = accountKey(account)
    const known = this.#underWay.get(key)
    if (known !== undefined) return known
    const loading: Promise<void> = this.#find(account).then(identity => {
      // What arrives after it was forgotten stays forgotten.
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
    return findIdentity(this.#kit.service(IdentityApi), account, last.status === 'known' ? last.identity : undefined)
  }
}
