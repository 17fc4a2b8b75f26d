import type { WalletInfo } from '@openappkit/contract'
import type { SIWXPage } from '../config/SIWXPage'

/** What a kit knows of its backend, for sign-in there. */
export interface CloudAccess {
  /** The host that serves `/auth/v1`. Without a slash at the end. */
  readonly url: string
  /** Goes along with every request. */
  readonly query: Readonly<Record<string, string>>
  /** By what the connected account of a network is reached. */
  readonly walletInfo?: ((caipNetworkId: string) => WalletInfo) | undefined
}

/** A page whose kit may have a backend. */
export interface CloudPage extends SIWXPage {
  /** Undefined: it has none. Loads what knows the backend. */
  readonly cloud?: (() => Promise<CloudAccess | undefined>) | undefined
}

/** The public provider takes no cookies, and reads the text of AppKit 1.8 alone. */
export function isProvider(url: string): boolean {
  return new URL(url).host === 'api.web3modal.org'
}
