#!/usr/bin/env node
/**
 * Bundles the benchmark with the relay's current source and runs it.
 * For the options, run `node bench/relay/run.mjs --help`.
 */
import { join } from 'node:path'
import { findProgram, installDependencies, onStop, pinnedNode, root, run } from '../../tools/scripts/setup.mjs'

const abort = new AbortController()
onStop(() => abort.abort())
await installDependencies({ signal: abort.signal })
const { build } = await import('esbuild')

// Next to the backend's dependencies, so that Node resolves them from here.
const outdir = join(root, 'packages/cloud/node_modules/.cache/openappkit/bench')
await build({
  entryPoints: {
    main: join(import.meta.dirname, 'main.ts'),
    loadWorker: join(import.meta.dirname, 'loadWorker.ts'),
    cloudNode: join(root, 'packages/cloud/test/cluster/cloudNode.ts'),
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  conditions: ['@openappkit/source'],
})
const { code } = await run(pinnedNode(), [join(outdir, 'main.mjs'), ...process.argv.slice(2)], {
  env: { ...process.env, REDIS_SERVER_PATH: await findProgram('redis-server') },
  inherit: true,
  signal: abort.signal,
})
process.exitCode = code
