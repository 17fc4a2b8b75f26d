import type { CaipNetworkId } from '@openappkit/contract'
import { AnswerCaches, cacheKey } from '../cloud/AnswerCaches'
import { CloudApi } from '../cloud/CloudApi'
import { CloudError, requestFailed } from '../cloud/CloudError'
import { ServedChains } from '../cloud/ServedChains'
import type { StoredCache } from '../cloud/StoredCache'
import type { ModalKit } from '../kit/ModalKit'
import { safeImageUrl } from '../media/safeImageUrl'
import { text } from '../storage/decode'
import { type Identity, identityAnswer } from './identityAnswer'
import { type NameRecord, nameRecords } from './nameRecords'

/** Lifetime of cached identities and names, in milliseconds. */
const lifetime = 300_000

interface KeptIdentity {
  readonly identity: Identity
  readonly timestamp: number
}
interface KeptNames {
  readonly address: string
  readonly ens: readonly NameRecord[]
  readonly timestamp: number
}

/**
 * Fetches the names and images of accounts from the backend.
 *
 * A controller of the kit: `kit.controller(IdentityApi)`.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { IdentityApi } from '@openappkit/appkit-core/portfolio'
 *
 * async function nameOf(kit: ModalKit, address: string) {
 *   const identity = await kit.controller(IdentityApi).getIdentity(address)
 *   return identity.name
 * }
 * ```
 */
export class IdentityApi {
  readonly #kit: ModalKit
  readonly #identities: StoredCache<KeptIdentity>
  readonly #names: StoredCache<KeptNames>

  constructor(kit: ModalKit) {
    const caches = kit.controller(AnswerCaches)
    this.#kit = kit
    this.#identities = caches.open(cacheKey('identity_cache', { identity: identityAnswer }), lifetime)
    this.#names = caches.open(cacheKey('ens_cache', { address: text(300), ens: nameRecords }), lifetime)
  }

  /**
   * Returns the name of an address, and its image if the URL is safe. Both are absent if unknown. Reuses a response for
   * 5 minutes. Rejects with the errors of `JsonClient`, such as `CloudError`.
   */
  async getIdentity(address: string, signal?: AbortSignal): Promise<Identity> {
    const kept = this.#identities.read(address)
    if (kept) return kept.identity
    const { name, avatar } = await this.#kit.controller(CloudApi).blockchain.get({
      path: `/v1/identity/${encodeURIComponent(address)}`,
      query: { sender: this.#sender },
      decode: identityAnswer,
      signal,
    })
    const identity = { name, avatar: safeImageUrl(avatar, this.#kit.options.input.cloud) }
    this.#identities.write(address, { identity })
    return identity
  }

  /**
   * Returns the names that the backend lists for an address. The list is empty if there are none, if the backend
   * doesn't serve the chain, or if its list of chains can't be fetched. Reuses a response for 5 minutes.
   *
   * @throws {AppKitError} `names/reverse-failed` if the names can't be fetched, with the server's reason if it gave
   * one.
   * @throws {AppKitError} `cloud/aborted` if `signal` aborts.
   */
  async namesOf(address: string, caipNetworkId: CaipNetworkId, signal?: AbortSignal): Promise<readonly NameRecord[]> {
    const kept = this.#names.read(address)
    if (kept) return kept.ens
    if (!(await this.#kit.controller(ServedChains).includes(caipNetworkId))) return []
    const path = `/v1/profile/reverse/${encodeURIComponent(address)}`
    const query = { sender: this.#sender, apiVersion: 2 }
    try {
      const ens = await this.#kit.controller(CloudApi).blockchain.get({ path, query, decode: nameRecords, signal })
      this.#names.write(address, { address, ens })
      return ens
    } catch (cause) {
      if (cause instanceof CloudError && cause.status === 404) return []
      throw requestFailed('names/reverse-failed', 'Error fetching names for address', cause)
    }
  }

  get #sender(): string | undefined {
    return this.#kit.chains.get()?.address
  }
}
