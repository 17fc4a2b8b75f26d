import { withTimeout } from '@openappkit/appkit-core/time'

/** How long to wait for a wallet to confirm a disconnect, in milliseconds. */
const disconnectTimeout = 3_000

/**
 * Disconnects a wallet. Waits at most three seconds and never rejects, because the connection ends either way.
 *
 * @example
 * ```ts
 * import { disconnectWithTimeout, type PageWallet } from '@openappkit/adapter-kit/actions'
 *
 * export async function disconnectAll(wallets: readonly PageWallet[]): Promise<void> {
 *   await Promise.all(wallets.map(wallet => disconnectWithTimeout(wallet)))
 * }
 * ```
 */
export async function disconnectWithTimeout(wallet: { disconnect(): Promise<void> }): Promise<void> {
  await withTimeout(
    wallet.disconnect().catch(() => {}),
    disconnectTimeout,
  )
}
