import type { AppKitInstance } from './AppKitInstance'

/** A kit as hooks, buttons and elements use it: all but `getProvider`, which the kit of `@openappkit/appkit/compat` answers at once. They ask the adapter. */
export type HostKit = Omit<AppKitInstance, 'getProvider'>
