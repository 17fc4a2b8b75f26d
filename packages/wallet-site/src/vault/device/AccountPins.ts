import type { EmbeddedAccount, EmbeddedAddress } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import { base64url, type Decoder, flag, list, orNull, record, text, whole } from '../api/decode'
import { encodeBase64url } from '../encoding/base64url'
import { utf8 } from '../encoding/utf8'
import { isSameIdentity } from '../seed/WalletIdentity'
import type { DeviceStore } from './DeviceStore'

/** Users that a device remembers. */
const LIMIT = 20

/** A user's wallet as this device remembers it, also after the session. */
interface AccountPin {
  readonly userId: string
  /** Base64url of the SHA-256 of the email address. */
  readonly email: string | null
  readonly addresses: readonly EmbeddedAddress[]
  readonly controlKey: string
  readonly epoch: number
  /** Whether no tested path but this device's keys opens the wallet. */
  readonly needsKeys: boolean
}

const pinsDecoder: Decoder<readonly AccountPin[]> = list(
  record({
    userId: text(200),
    email: orNull(base64url(32)),
    addresses: list(record({ namespace: text(8), address: text(100) }), 10),
    controlKey: base64url(32),
    epoch: whole(),
    needsKeys: flag,
  }),
  LIMIT,
)

/** Remembers the wallets that this device has seen, so that the server can't name another or an older one. */
export class AccountPins {
  readonly #crypto: Crypto
  readonly #store: DeviceStore

  constructor(crypto: Crypto, store: DeviceStore) {
    this.#crypto = crypto
    this.#store = store
  }

  /**
   * Checks an account of the server and remembers it.
   *
   * @throws WalletFailure `embedded/address-mismatch` if the user's wallet is another one than before,
   * `embedded/older-server` if its unlock paths are older than before.
   */
  async check(account: EmbeddedAccount): Promise<void> {
    const { userId, addresses, controlKey, epoch } = account
    const email = await this.#hash(account.email)
    const pins = await this.#read()
    const isUser = (pin: AccountPin): boolean => pin.userId === userId || (email !== null && pin.email === email)
    for (const pin of pins.filter(isUser)) checkPin(pin, account)
    if (controlKey === null) return
    const pin: AccountPin = { userId, email, addresses, controlKey, epoch, needsKeys: needsKeys(account) }
    await this.#store.set('pins', [pin, ...pins.filter(one => !isUser(one))].slice(0, LIMIT))
  }

  /** Returns whether a user who was here would lose the wallet, or wait for the operator, without this device's keys. */
  async needKeys(): Promise<boolean> {
    return (await this.#read()).some(pin => pin.needsKeys)
  }

  async #read(): Promise<readonly AccountPin[]> {
    try {
      return pinsDecoder((await this.#store.get('pins')) ?? [], 'pins')
    } catch {
      return []
    }
  }

  async #hash(email: string | null): Promise<string | null> {
    if (email === null) return null
    const digest = await this.#crypto.subtle.digest('SHA-256', utf8(email.toLowerCase()))
    return encodeBase64url(new Uint8Array(digest))
  }
}

function needsKeys({ paths }: EmbeddedAccount): boolean {
  const isOpenedHere = paths.some(({ kind, isThisDevice }) => kind === 'device' && isThisDevice)
  return isOpenedHere && !paths.some(({ kind, isTested }) => kind !== 'device' && isTested)
}

function checkPin(pin: AccountPin, { userId, addresses, controlKey, epoch }: EmbeddedAccount): void {
  if (pin.userId === userId && epoch < pin.epoch) {
    throw new WalletFailure(
      'embedded/older-server',
      'The wallet server has older data than this device. It may have been restored from a backup. Contact its operator.',
    )
  }
  if (controlKey !== null && isSameIdentity(pin, { addresses, controlKey })) return
  throw new WalletFailure(
    'embedded/address-mismatch',
    "The wallet server names another wallet than before. Don't use it, and contact its operator.",
  )
}
