#!/usr/bin/env node
/**
 * Makes small changes to the sources and counts those that no test notices.
 * For the options, run `npm run mutate -- --help`.
 */
import { installDependencies, onStop, pinnedNode, programEnvironment, run } from './setup.mjs'

const abort = new AbortController()
onStop(() => abort.abort())
await installDependencies({ signal: abort.signal })
const { code } = await run(pinnedNode(), ['tools/checks/mutation/main.ts', ...process.argv.slice(2)], {
  env: { ...process.env, ...(await programEnvironment(['redis-server'])) },
  inherit: true,
  signal: abort.signal,
})
process.exitCode = code
