/** Measures the embedded wallet: `npm run bench:wallet`. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findProgram } from '../../tools/scripts/setup.mjs'
import { machineText } from '../modal/machineText.ts'
import { asMarkdown } from './asMarkdown.ts'
import { measureVisits } from './measureVisits.ts'
import { startWallet } from './startWallet.ts'
import type { WalletResults } from './WalletResults.ts'

const HELP = `npm run bench:wallet -- [options]
  --rounds 10                 visits, each with a new address
  --built                     reuse the builds of the last run
  --out bench/wallet/results  writes <out>.json and <out>.md
`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '10' },
    built: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
})

async function measure(rounds: number): Promise<WalletResults> {
  await using system = await startWallet()
  const browser = await chromium.launch({ executablePath: await findProgram('chromium'), args: ['--no-sandbox'] })
  try {
    return {
      machine: machineText(),
      chromium: browser.version(),
      node: process.version,
      date: new Date().toISOString().slice(0, 10),
      ...(await measureVisits(browser, system, rounds)),
    }
  } finally {
    await browser.close()
  }
}

if (values.help) process.stdout.write(HELP)
else {
  const results = await measure(Number(values.rounds))
  await writeFile(`${values.out}.json`, `${JSON.stringify(results, undefined, 2)}\n`)
  await writeFile(`${values.out}.md`, asMarkdown(results))
  process.stdout.write(asMarkdown(results))
}
process.exit()
