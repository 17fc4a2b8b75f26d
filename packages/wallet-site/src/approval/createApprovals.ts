import type { ApprovalOptions, WalletScreens } from './ApprovalOptions'

/** Creates the screens of the frame. Their code, with React, loads with the first request or with `prefetch`. */
export function createApprovals(options: ApprovalOptions): WalletScreens {
  let loading: Promise<WalletScreens> | undefined
  const load = (): Promise<WalletScreens> => {
    loading ??= import('./FrameScreens').then(({ FrameScreens }) => new FrameScreens(options))
    // A failed load is tried again with the next request.
    loading.catch(() => (loading = undefined))
    return loading
  }
  return {
    ask: async request => (await load()).ask(request),
    openPage: async request => (await load()).openPage(request),
    protect: async request => (await load()).protect(request),
    unlock: async request => (await load()).unlock(request),
    prefetch: async () => {
      try {
        await (await load()).prefetch()
      } catch {
        // The next request tries again.
      }
    },
  }
}
