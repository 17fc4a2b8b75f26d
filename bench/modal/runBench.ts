import type { Browser } from 'playwright'
import { measureGrowth } from '../growth/measureGrowth.ts'
import { estimateMinutes } from './estimateMinutes.ts'
import { KeptBrowser } from './KeptBrowser.ts'
import { measureLists } from './list/measureLists.ts'
import { machineText } from './machineText.ts'
import { measureRounds } from './measureRounds.ts'
import type { Options } from './options.ts'
import { makePage, preparePages } from './preparePages.ts'
import type { Failure, Results } from './Results.ts'
import { reasonOf } from './reasonOf.ts'
import { serveThirdParties } from './serveThirdParties.ts'
import { writeResults } from './writeResults.ts'

/** The page whose growth is measured. */
const OURS = 'openappkit'

/**
 * Runs every selected measurement and writes the results as they arrive. Resolves when all are done, or soon after
 * `signal` aborts. By then, the browser and servers are closed.
 */
export async function runBench(options: Options, signal: AbortSignal, say: (line: string) => void): Promise<void> {
  const failures: Failure[] = []
  const failed = (failure: Failure): void => {
    failures.push(failure)
    say(`${failure.what}: ${failure.reason}`)
  }
  const contestants = await preparePages(options.peers, { built: options.built, signal, say, failed })
  const thirdParties = await serveThirdParties()
  const browser = new KeptBrowser(thirdParties.port)
  signal.addEventListener('abort', () => void browser.close().catch(() => {}))

  /** Runs one part unless the run was stopped. If it throws, reports the error so that the next part still runs. */
  async function part<Outcome>(
    what: string,
    measure: (browser: Browser) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    if (signal.aborted) return undefined
    try {
      return await measure(await browser.get())
    } catch (error) {
      if (!signal.aborted) failed({ what, reason: reasonOf(error) })
      return undefined
    }
  }

  try {
    if (signal.aborted) return
    say(`${contestants.length} pages, ${options.rounds} rounds: about ${estimateMinutes(contestants, options)} minutes`)
    let results: Results = {
      machine: machineText(),
      chromium: (await browser.get()).version(),
      date: new Date().toISOString().slice(0, 10),
      rounds: { wanted: options.rounds, done: 0 },
      peers: [],
      lists: [],
      failures,
    }
    const add = async (more: Partial<Results>): Promise<void> => {
      results = { ...results, ...more }
      await writeResults(options.out, results)
    }

    const start = performance.now()
    await part('the rounds', () =>
      measureRounds(browser, contestants, {
        ...options,
        signal,
        say,
        failed,
        roundDone: async (done, peers) => {
          const left = ((performance.now() - start) / done) * (options.rounds - done)
          const rest = left > 0 ? `, ${Math.ceil(left / 60_000)} minutes for the others` : ''
          say(`Round ${done} of ${options.rounds} is done${rest}`)
          await add({ peers, rounds: { wanted: options.rounds, done } })
        },
      }),
    )
    if (options.listRounds > 0) {
      const lists = await part('long lists', browser =>
        measureLists(browser, contestants, { ...options, rounds: options.listRounds, say }),
      )
      if (lists && !signal.aborted) await add({ lists })
    }
    if (options.growth) {
      const growth = await part('growth', async browser => {
        if (!contestants.some(({ peer }) => peer.name === OURS)) await makePage(OURS, { ...options, signal, say })
        return await measureGrowth(browser, { built: options.built, say })
      })
      if (growth && !signal.aborted) await add({ growth })
    }
    // Write the last failures, too.
    if (!signal.aborted) await add({})
  } finally {
    await browser.close().catch(() => {})
    thirdParties.close()
    await Promise.all(contestants.map(({ served }) => served.close()))
  }
}
