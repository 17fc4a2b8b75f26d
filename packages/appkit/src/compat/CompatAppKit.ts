import type { AppKitInstance } from '../kit/AppKitInstance'
import type { CompatActions } from './CompatActions'
import type { CompatReaders } from './CompatReaders'

/** The names of AppKit 1.8, and the kit that they belong to. */
interface CompatNames extends CompatReaders, CompatActions {
  /** The kit as hooks and elements use it. */
  readonly instance: AppKitInstance
}

/**
 * A kit with the names that instances of AppKit 1.8 have beside those of every kit, for apps that move over. `docs/migrating-from-appkit.md` lists them,
 * and the few that no kit has.
 */
export type CompatAppKit = CompatNames & Omit<AppKitInstance, keyof CompatNames>
