/** Measures the swap form, its token list and the quote endpoint: `npm run bench:swaps`. */

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveApp } from '../../tools/e2e-kit/src/serve.ts'
import { buildListPage, listPageDist } from '../growth/buildListPage.ts'
import { installPeer } from '../modal/installPeer.ts'
import { launchChromium } from '../modal/launchChromium.ts'
import { machineText } from '../modal/machineText.ts'
import { serveThirdParties } from '../modal/serveThirdParties.ts'
import { answerSwaps } from './answerSwaps.ts'
import { asMarkdown } from './asMarkdown.ts'
import { measureFloor } from './measureFloor.ts'
import { type FormTimes, measureForm } from './measureForm.ts'
import { measurePicker, type PickerTimes } from './measurePicker.ts'
import { measureQuotes } from './measureQuotes.ts'
import type { SwapResults } from './SwapResults.ts'

const HELP = `npm run bench:swaps -- [options]
  --rounds 5                 visits to the form and to the token list
  --built                    reuse the builds of the last run
  --out bench/swaps/results  writes <out>.json and <out>.md
`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    built: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
})

/** Measures the form and the token list of the built page, in turns. */
async function measureViews(rounds: number): Promise<Pick<SwapResults, 'chromium' | 'floor' | 'form' | 'picker'>> {
  const thirdParties = await serveThirdParties()
  const browser = await launchChromium(thirdParties.port)
  const app = await serveApp({ dist: listPageDist, config: {}, csp: '', handle: answerSwaps })
  const floor: number[] = []
  const [form, picker]: [FormTimes[], PickerTimes[]] = [[], []]
  try {
    // Warms up Chromium.
    await measurePicker(browser, app.url)
    for (let round = 1; round <= rounds; round += 1) {
      floor.push(...(await measureFloor(browser, app.url)))
      form.push(await measureForm(browser, app.url))
      picker.push(await measurePicker(browser, app.url))
      process.stderr.write(`Round ${round} of ${rounds} is done\n`)
    }
    return { chromium: browser.version(), floor, form, picker }
  } finally {
    await browser.close()
    await app.close()
    thirdParties.close()
  }
}

if (values.help) process.stdout.write(HELP)
else {
  if (!values.built || !existsSync(listPageDist)) {
    await installPeer('openappkit', new AbortController().signal)
    await buildListPage()
  }
  const results: SwapResults = {
    machine: machineText(),
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    ...(await measureViews(Number(values.rounds))),
    quotes: await measureQuotes(),
  }
  await writeFile(`${values.out}.json`, `${JSON.stringify(results, undefined, 2)}\n`)
  await writeFile(`${values.out}.md`, asMarkdown(results))
  process.stdout.write(asMarkdown(results))
}
process.exit()
