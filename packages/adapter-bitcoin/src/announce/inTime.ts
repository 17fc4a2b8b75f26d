import { startPatience } from '@openappkit/appkit-core/announce'

/** Longest wait for a wallet to tell its keys, in milliseconds. */
const patienceForKeys = 3_000

/** Waits for what a wallet may tell or not. What it doesn't tell in time it doesn't tell. */
export async function inTime(told: Promise<unknown>): Promise<void> {
  const patience = startPatience(patienceForKeys, new AbortController().signal)
  await Promise.race([told.catch(() => {}), patience.isOver])
  patience.end()
}
