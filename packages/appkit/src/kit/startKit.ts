import type { AppKitInstance } from './AppKitInstance'
import { prefetchWhenIdle } from './prefetchWhenIdle'

/** Lets a kit begin: it looks for wallets, restores the connection of the last visit, and fetches the modal when the page is idle and somebody has an account to manage. */
export function startKit(kit: AppKitInstance): void {
  const hasAccount = () => Object.values(kit.chains.state.namespaces).some(({ address }) => address !== undefined)
  const isReturning = hasAccount()
  kit.start()
  if (isReturning) {
    prefetchWhenIdle(kit)
    return
  }
  const stop = kit.subscribe(() => {
    if (!hasAccount()) return
    forget()
    stop()
    prefetchWhenIdle(kit)
  })
  const forget = kit.onDestroy(stop)
}
