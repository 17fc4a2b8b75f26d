import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerToken } from '../../http/bearerToken'
import { HttpFailure } from '../../http/HttpFailure'
import type { MerchantSettings, PayFile } from './PayFile'

/** Finds merchants by id and API key. */
export class Merchants {
  readonly #merchants: readonly MerchantSettings[]

  constructor({ merchants }: PayFile) {
    this.#merchants = merchants
  }

  find(id: string): MerchantSettings | undefined {
    return this.#merchants.find(merchant => merchant.id === id)
  }

  /** Returns the merchant of an API key. Compares all keys in constant time. */
  withKey(key: string): MerchantSettings | undefined {
    const hash = createHash('sha256').update(key).digest()
    let found: MerchantSettings | undefined
    for (const merchant of this.#merchants) {
      if (timingSafeEqual(hash, Buffer.from(merchant.apiKeyHash, 'hex'))) found = merchant
    }
    return found
  }

  /**
   * Returns the merchant of a request.
   *
   * @throws HttpFailure 401 for a missing or unknown API key.
   */
  require(headers: Headers): MerchantSettings {
    const merchant = this.withKey(bearerToken(headers.get('authorization') ?? undefined) ?? '')
    if (!merchant) throw new HttpFailure(401, 'authorization', 'The API key is missing or unknown')
    return merchant
  }
}
