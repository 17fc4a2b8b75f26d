#!/usr/bin/env node
/** Walks through examples with the lowest or the newest supported libraries: `npm run versions -- --newest`. */
import { childEnvironment, installDependencies, onStop, pinnedNode, programEnvironment, run } from './setup.mjs'

const abort = new AbortController()
onStop(() => abort.abort())

await installDependencies({ signal: abort.signal })
const env = childEnvironment(await programEnvironment(['chromium']))
const args = ['tools/example-tests/versions/main.ts', ...process.argv.slice(2)]
const { code } = await run(pinnedNode(), args, { inherit: true, signal: abort.signal, env })
process.exitCode = code
