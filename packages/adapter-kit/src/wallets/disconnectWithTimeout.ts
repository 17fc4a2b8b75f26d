import { withTimeout } from '@openappkit/appkit-core/time'

/** How long to wait for a wallet to confirm a disconnect, in milliseconds. */
const disconnectTimeout = 3_000

/** Disconnects a wallet. Never rejects and waits at most three seconds: the connection ends here whatever the wallet answers. */
export async function disconnectWithTimeout(wallet: { disconnect(): Promise<void> }): Promise<void> {
  await withTimeout(
    wallet.disconnect().catch(() => {}),
    disconnectTimeout,
  )
}
