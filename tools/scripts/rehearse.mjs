#!/usr/bin/env node
/**
 * Rehearses a release from a clean clone of the current commit, up to a registry on this machine: `npm run
 * release:rehearse`. With `--here`, uses this checkout, which it changes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment, installDependencies, onStop, pinnedNode, programEnvironment, root, run } from './setup.mjs'

const abort = new AbortController()
onStop(() => abort.abort())

const inherit = { inherit: true, signal: abort.signal }
if (process.argv.includes('--here')) {
  await installDependencies({ signal: abort.signal })
  const env = childEnvironment(await programEnvironment(['chromium']))
  const { code } = await run(pinnedNode(), ['tools/example-tests/rehearsal/main.ts'], { ...inherit, env })
  process.exitCode = code
} else {
  const clone = mkdtempSync(join(tmpdir(), 'openappkit-rehearsal-'))
  process.on('exit', () => rmSync(clone, { recursive: true, force: true }))
  const cloned = await run('git', ['clone', '--quiet', '--no-hardlinks', root, clone], inherit)
  const options = { ...inherit, cwd: clone, env: process.env }
  const rehearsed = cloned.code === 0 ? await run('node', ['tools/scripts/rehearse.mjs', '--here'], options) : cloned
  process.exitCode = rehearsed.code
}
