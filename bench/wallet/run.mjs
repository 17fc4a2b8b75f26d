#!/usr/bin/env node
/** Builds our packages and measures the embedded wallet. For the options, run `npm run bench:wallet -- --help`. */
import { join } from 'node:path'
import { findProgram, installDependencies, onStop, pinnedNode, run } from '../../tools/scripts/setup.mjs'

const abort = new AbortController()
onStop(() => abort.abort())
await installDependencies({ signal: abort.signal })
const args = process.argv.slice(2)
if (!args.includes('--built') && !args.includes('--help')) {
  await build('turbo', ['run', 'build', '--filter=@openappkit/example-react-multichain^...'])
  await build('pnpm', ['--filter', '@openappkit/example-react-multichain', 'run', 'build:e2e'])
}
const { code } = await run(pinnedNode(), [join(import.meta.dirname, 'main.ts'), ...args], {
  env: { ...process.env, CHROMIUM_PATH: await findProgram('chromium') },
  inherit: true,
  signal: abort.signal,
})
process.exitCode = code

async function build(command, commandArgs) {
  const { code, output } = await run(command, commandArgs, { signal: abort.signal })
  if (abort.signal.aborted) process.exit(130)
  if (code !== 0) throw new Error(`Our packages could not be built.\n${output}`)
}
