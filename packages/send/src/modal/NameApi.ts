import type { CaipNetworkId } from '@openappkit/appkit-core'
import { CloudApi, CloudError, type Decoder } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type NameRecord, nameRecord, requestFailed, ServedChains } from '@openappkit/appkit-core/portfolio'

/** The record, or undefined if the backend returned a list, which means that there is none. */
const foundName: Decoder<{ readonly record: NameRecord | undefined }> = value => {
  const record = nameRecord(value)
  return record || Array.isArray(value) ? { record } : undefined
}

/** Looks up names in the backend. A controller of the kit: `kit.controller(NameApi)`. */
export class NameApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Returns the record of a name, with its address for this network only, if it has one. Never cached, because payments
   * go to that address. Undefined if the name has no record or the backend doesn't support the network.
   *
   * @throws AppKitError `names/resolve-failed`, with the server's message if it sent one.
   */
  async lookUpName(name: string, caipNetworkId: CaipNetworkId, signal?: AbortSignal): Promise<NameRecord | undefined> {
    if (!(await this.#kit.controller(ServedChains).includes(caipNetworkId))) return undefined
    const path = `/v1/profile/account/${encodeURIComponent(name)}`
    const query = { chainId: caipNetworkId, apiVersion: 2 }
    try {
      return (await this.#kit.controller(CloudApi).blockchain.get({ path, query, decode: foundName, signal })).record
    } catch (cause) {
      if (cause instanceof CloudError && cause.status === 404) return undefined
      throw requestFailed('names/resolve-failed', 'Error resolving name', cause)
    }
  }
}
