import type { WalletPageName } from '@openappkit/contract/embedded'
import type { Vault, VaultState } from '../../vault/Vault'
import { Store } from '../Store'
import { WindowHost } from './WindowHost'
import type { WindowLook } from './WindowTask'

/** Parts of the frame that a page of the wallet uses. */
export interface WalletPageContext {
  readonly vault: Vault
  readonly vaultState: () => VaultState
  readonly openWindow: (path: string) => Window | null
  /** Verified origin of the app. */
  readonly origin: string
  readonly projectId: string
}

/** Whether the page is open. `blocked`: the browser refused the window. */
export type PageState = 'asking' | 'blocked' | 'open'

/** A page that opens in the wallet's own window. */
export interface OpeningPage {
  readonly store: Store<PageState>
  /** Opens the window. Call it during a click. */
  readonly open: () => void
  /** Resolves when the window closes. Rejects if the signal aborts before. */
  readonly result: Promise<void>
}

/**
 * Prepares a page of the wallet. If the wallet is open in this frame, the frame opens it for the page too: both belong to
 * the wallet's origin, and the user clicked in both.
 */
export function openWalletPage(
  page: WalletPageName,
  context: WalletPageContext,
  look: WindowLook,
  signal: AbortSignal,
): OpeningPage {
  const store = new Store<PageState>('asking')
  const { vault, vaultState, openWindow, origin, projectId } = context
  let host: WindowHost | undefined
  let settle: { readonly resolve: () => void; readonly reject: (cause: unknown) => void } | undefined
  const result = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  const end = (): void => {
    host?.close()
    settle?.reject(signal.reason)
  }
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  const open = (): void => {
    host?.close()
    const opened = openWindow(`/window/${page}`)
    store.set(opened ? 'open' : 'blocked')
    if (!opened) return
    const email = vaultState().account?.email ?? null
    const canUnlock = vaultState().status === 'ready'
    host = new WindowHost(opened, async () => ({ kind: 'page', page, origin, projectId, email, canUnlock }), look, {
      onNote: note => {
        if (note.type !== 'unlock') return
        vault
          .sealLink({ publicKey: note.publicKey, origin: location.origin })
          .then(sealed => host?.send({ type: 'sealed', ...sealed }))
          // The page offers its other ways to unlock.
          .catch(() => {})
      },
      onClosed: () => settle?.resolve(),
    })
  }
  return { store, open, result }
}
