import type { WalletInfo } from '@openappkit/contract'
import type { SIWXPage } from '../config/SIWXPage'

/** The parts of a kit's backend that sign-in uses. */
export interface CloudAccess {
  /** URL to which `/auth/v1` is appended, without a trailing slash. */
  readonly url: string
  /** Query parameters of every request. */
  readonly query: Readonly<Record<string, string>>
  /** Returns the type, name and icon of the wallet that is connected on a network. */
  readonly walletInfo?: ((caipNetworkId: string) => WalletInfo) | undefined
}

/** The page of a kit that may have a backend. */
export interface CloudPage extends SIWXPage {
  /** Loads the backend's configuration. Resolves with undefined if there is no backend. */
  readonly cloud?: (() => Promise<CloudAccess | undefined>) | undefined
}

/**
 * Returns whether the backend is the public provider, which accepts no cookies and only the message text of AppKit 1.8.
 */
export function isProvider(url: string): boolean {
  return new URL(url).host === 'api.web3modal.org'
}
