import type { Browser } from 'playwright'
import type { WalletSystem } from './startWallet.ts'
import { WalletPage } from './WalletPage.ts'
import type { WalletResults } from './WalletResults.ts'

const APPROVALS = 10

type Times = Pick<WalletResults, 'approvals' | 'firstApprovals' | 'firstLogins' | 'laterLogins'>

/** Measures logins and approvals, each round in a new browser profile with a new address. */
export async function measureVisits(browser: Browser, system: WalletSystem, rounds: number): Promise<Times> {
  const times = { approvals: [], firstApprovals: [], firstLogins: [], laterLogins: [] } as Record<keyof Times, number[]>
  // The first round warms up the browser and the backend.
  for (let round = 0; round <= rounds; round += 1) {
    await using visit = await WalletPage.open(browser, system)
    const email = `bench-${round}@example.com`
    const firstLogin = await visit.logIn(email)
    await visit.putOffProtection()
    const firstApproval = await visit.ask()
    const approvals: number[] = []
    for (let sample = 0; sample < APPROVALS; sample += 1) approvals.push(await visit.ask())
    await visit.signOut()
    const laterLogin = await visit.logIn(email)
    if (round === 0) continue
    times.firstLogins.push(firstLogin)
    times.firstApprovals.push(firstApproval)
    times.approvals.push(...approvals)
    times.laterLogins.push(laterLogin)
    process.stderr.write(`Round ${round} of ${rounds} is done\n`)
  }
  return times
}
