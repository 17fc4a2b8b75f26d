import { WalletFailure } from '../../WalletFailure'
import { useOnce } from '../seed/wipe'
import { createRecipient, type HpkeMessage, type HpkeRecipient, sealTo } from '../unlock/hpke'
import type { Vault, VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { checkSeed, openOwnPath } from './openPath'
import { addOwnPath } from './ownPath'

/**
 * Moves the seed between two pages of the wallet: the frame in an app, and the wallet's own window. The seed is
 * sealed for one key, one user and the app that asked.
 */
export class Link {
  readonly #context: VaultContext
  #open: { readonly recipient: HpkeRecipient; readonly origin: string } | undefined

  constructor(context: VaultContext) {
    this.#context = context
  }

  /** Creates a key that works once. A second call replaces it. */
  async open({ origin }: { readonly origin: string }): Promise<{ readonly publicKey: Uint8Array }> {
    const recipient = await createRecipient()
    this.#open = { recipient, origin }
    return { publicKey: recipient.publicKey }
  }

  /** Opens a sealed seed and adds a path for this device. */
  async accept(sealed: HpkeMessage): Promise<VaultState> {
    const link = this.#open
    this.#open = undefined
    if (!link) throw new WalletFailure('embedded/path-not-found', 'The link was already used. Try again.')
    const opened = await link.recipient.open(sealed, linkInfo(this.#context, link.origin))
    const seed = await checkSeed(this.#context, opened)
    return await useOnce(seed, one => addOwnPath(this.#context, one))
  }

  /** Seals the seed for a page of the wallet in the app of that origin. */
  async seal({ publicKey, origin }: Parameters<Vault['sealLink']>[0]): Promise<HpkeMessage> {
    const seed = await openOwnPath(this.#context)
    return await useOnce(seed, one => sealTo(publicKey, one, linkInfo(this.#context, origin)))
  }
}

function linkInfo({ state }: VaultContext, origin: string): string {
  return `openappkit/wallet/link/v1|${state.account.userId}|${origin}`
}
