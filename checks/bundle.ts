import { join } from 'node:path'
import { chromium } from 'playwright'
import { childEnvironment, findProgram, run } from '../scripts/setup.mjs'
import { asTable, type Measurement, overBudget, readBudgets } from './Budget.ts'
import { measureEntries } from './measureEntries.ts'
import { measurePage, type PageCost } from './measurePage.ts'
import { report } from './violation.ts'
import { repository } from './workspace.ts'

const EXAMPLE = join(repository, 'examples/react-wagmi')

/** What OpenAppKit costs a page: the example's production build against the same page without it. */
async function measurePages(): Promise<{ baseline: PageCost; page: PageCost }> {
  const mode = 'baseline'
  for (const args of [['build'], ['build', '--mode', mode]]) {
    const { code, output } = await run('vite', args, { cwd: EXAMPLE, env: childEnvironment() })
    if (code !== 0) throw new Error(`vite ${args.join(' ')} failed.\n${output}`)
  }
  const browser = await chromium.launch({
    executablePath: await findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    return {
      baseline: await measurePage(browser, join(EXAMPLE, `dist-${mode}`), { open: false }),
      page: await measurePage(browser, join(EXAMPLE, 'dist'), { open: true }),
    }
  } finally {
    await browser.close()
  }
}

async function main(): Promise<void> {
  const budgets = readBudgets(repository)
  const entries = await measureEntries(repository)
  const { baseline, page } = await measurePages()
  const measurements: Measurement[] = [
    {
      name: 'page: growth of the first load',
      value: page.initial - baseline.initial,
      limit: budgets.page.initialGrowth,
    },
    { name: 'page: first open', value: page.firstOpen, limit: budgets.page.firstOpen },
    { name: 'page: requests of the first open', value: page.firstOpenRequests, limit: budgets.page.firstOpenRequests },
    { name: 'page: third-party requests', value: page.thirdParty, limit: budgets.page.thirdPartyRequests },
    ...[...entries].map(([name, value]): Measurement => ({ name, value, limit: budgets.entries[name] })),
  ]
  console.log(`Bytes are after gzip. First load: ${page.initial}, without OpenAppKit ${baseline.initial}.`)
  console.log(
    `First load fetches ${page.files.initial.join(', ')}\nFirst open fetches ${page.files.firstOpen.join(', ')}`,
  )
  console.log(asTable(measurements))
  report(overBudget(measurements), 'Every size is within its budget.')
}

if (import.meta.main) await main()
