import { reportOptions } from '../options/reportOptions'
import type { HostKit } from './HostKit'
import { prefetchWhenIdle } from './prefetchWhenIdle'

/**
 * Starts a kit: discovers wallets, reconnects the stored connection and, with an account, prefetches the modal when the
 * browser is idle.
 */
export function startKit(kit: HostKit): void {
  const hasAccount = () => Object.values(kit.chains.state.namespaces).some(({ address }) => address !== undefined)
  const isReturning = hasAccount()
  kit.start()
  reportOptions(kit)
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
