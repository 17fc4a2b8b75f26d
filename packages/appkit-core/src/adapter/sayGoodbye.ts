import { signOutWait } from '../constants/timings'
import { startPatience } from '../environment/startPatience'

/** Tells a wallet that the page leaves it. Never rejects, and waits no longer than that is worth: whether the wallet forgets the page is its own affair. */
export async function sayGoodbye(wallet: { disconnect(): Promise<void> }): Promise<void> {
  const patience = startPatience(signOutWait)
  await Promise.race([wallet.disconnect().catch(() => {}), patience.isOver])
  patience.end()
}
