import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Builds the package into a folder where npm would install all but its optional peers, and runs a script there. */
async function runWithoutPeers(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'siwx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const own = Object.keys(manifest.dependencies).filter(name => !name.startsWith('@openappkit/'))
  for (const name of own) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  await build({
    entryPoints: [join(root, 'src/exports/index.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    splitting: true,
    conditions: ['@openappkit/source'],
    external: [...own, 'viem'],
  })
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  return stdout.trim()
}

test('names the missing package and the command that installs it', async () => {
  const session = { data: { chainId: 'eip155:1', accountAddress: '0x' }, message: '', signature: '0x' }
  const said = await runWithoutPeers(`
    import { EvmVerifier } from './index.mjs'
    await new EvmVerifier().verify(${JSON.stringify(session)}).catch(error => console.log(error.code, error.message))
  `)
  expect(said).toBe('package/missing Verifying EVM signatures needs viem. Run: npm install viem')
})
