import type { AppKitInstance } from '../kit/HostKit'
import type { CompatActions } from './CompatActions'
import type { CompatReaders } from './CompatReaders'

/** The AppKit 1.8 names, and the kit that they wrap. */
interface CompatNames extends CompatReaders, CompatActions {
  /** The wrapped kit. */
  readonly instance: AppKitInstance
}

/**
 * A kit with the additional names of AppKit 1.8, for apps that migrate. `docs/migrating-from-appkit.md` lists them, and
 * the few that OpenAppKit doesn't support.
 */
export type CompatAppKit = CompatNames & Omit<AppKitInstance, keyof CompatNames>
