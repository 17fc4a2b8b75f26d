import type { AppKitInstance } from './AppKitInstance'
import { prefetchWhenIdle } from './prefetchWhenIdle'

/** Lets a kit begin: it looks for wallets, restores the connection of the last visit, and then fetches the modal when the page is idle. */
export function startKit(kit: AppKitInstance): void {
  const isReturning = Object.values(kit.chains.state.namespaces).some(({ address }) => address !== undefined)
  kit.start()
  if (isReturning) prefetchWhenIdle(kit)
}
