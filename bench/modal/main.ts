/** Compares pages with a connect button side by side: `npm run bench`. */

import { readFile } from 'node:fs/promises'
import { onStop } from '../../tools/scripts/setup.mjs'
import { help, readOptions } from './options.ts'
import { runBench } from './runBench.ts'

/** Time that the browser and servers have to close after Ctrl-C, in milliseconds. */
const FAREWELL = 5000

const options = readOptions(process.argv.slice(2))
if (options) {
  const abort = new AbortController()
  onStop(() => {
    process.exitCode = 130
    abort.abort()
    setTimeout(() => process.exit(), FAREWELL).unref()
  })
  await runBench(options, abort.signal, line => process.stderr.write(`${line}\n`))
  if (abort.signal.aborted) process.exit()
  process.stdout.write(await readFile(`${options.out}.md`, 'utf8'))
} else process.stderr.write(`${help}\n`)
