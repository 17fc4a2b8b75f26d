#!/usr/bin/env node
/** Builds our packages and measures swaps. For the options, run `npm run bench:swaps -- --help`. */
import { join } from 'node:path'
import { findProgram, installDependencies, onStop, pinnedNode, run } from '../../tools/scripts/setup.mjs'

const abort = new AbortController()
onStop(() => abort.abort())
await installDependencies({ signal: abort.signal })
const args = process.argv.slice(2)
const packages = ['appkit', 'adapter-wagmi', 'testing-cloud']
if (!args.includes('--built') && !args.includes('--help')) {
  const filters = packages.map(name => `--filter=@openappkit/${name}`)
  const { code, output } = await run('turbo', ['run', 'build', ...filters], { signal: abort.signal })
  if (abort.signal.aborted) process.exit(130)
  if (code !== 0) throw new Error(`Our packages could not be built.\n${output}`)
}
const { code } = await run(pinnedNode(), [join(import.meta.dirname, 'main.ts'), ...args], {
  env: { ...process.env, CHROMIUM_PATH: await findProgram('chromium') },
  inherit: true,
  signal: abort.signal,
})
process.exitCode = code
