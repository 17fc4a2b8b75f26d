#!/usr/bin/env node
/** Changes the sources in small ways and counts the changes that no test notices. `npm run mutate -- --help` says how. */
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
