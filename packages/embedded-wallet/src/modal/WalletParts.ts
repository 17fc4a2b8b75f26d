import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'
import type { WalletFrame } from '../frame/WalletFrame'
import type { LoginWallet } from '../login/LoginWallet'
import { connectorId } from '../wallet/walletIdentity'

/** Parts of the wallet that the views use. */
export interface WalletParts {
  readonly frame: WalletFrame
  readonly login: Pick<LoginWallet, 'connect' | 'requestCode' | 'verifyCode'> & ProtectionOffer
}

interface ProtectionOffer {
  /** Offers to protect a wallet that the login created. Never rejects. */
  offerProtection(): Promise<void>
}

/** Gives the views access to the wallet, whose code loads on first use. A controller of the kit. */
export class WalletAccess {
  /** Whether the user's keys have confirmed the account: until then, only the server has named its address. */
  readonly state: { isUnlocked: boolean } = proxy({ isUnlocked: false })
  #load: (() => Promise<WalletParts>) | undefined
  #loading: Promise<WalletParts> | undefined

  /** Sets the loader of the wallet, unless it is set. Call it before a view opens. */
  loadWith(load: () => Promise<WalletParts>): void {
    this.#load ??= load
  }

  /**
   * Loads the wallet once. A failed load is tried again by the next call.
   *
   * @throws {AppKitError} `embedded/not-registered` without a loader.
   */
  load(): Promise<WalletParts> {
    const load = this.#load
    if (!load) return Promise.reject(notRegistered())
    this.#loading ??= load().catch(cause => {
      this.#loading = undefined
      throw cause
    })
    return this.#loading
  }
}

/** Returns whether the embedded wallet has the active account, and is locked. */
export function isLocked(kit: ModalKit): boolean {
  const { chains, connections } = kit
  const isActive = connections.active(chains.state.activeNamespace)?.connectorId === connectorId
  return isActive && !kit.controller(WalletAccess).state.isUnlocked
}

function notRegistered(): AppKitError {
  return new AppKitError(
    'embedded/not-registered',
    'The embedded wallet has no code. Pass the feature `embeddedWallet` of @openappkit/embedded-wallet to the kit.',
  )
}
