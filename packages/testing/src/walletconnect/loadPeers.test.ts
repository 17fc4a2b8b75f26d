import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { loadPeers } from './loadPeers'

const root = fileURLToPath(new URL('../..', import.meta.url))
const command = 'npm install --save-dev @reown/walletkit@1.2.10 @walletconnect/core@2.21.8 @walletconnect/utils@2.21.8'

/** Builds the entry point into a folder where npm would install all but the optional peers, and runs a script there. */
async function runWithoutPeers(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'testing-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of [...Object.keys(manifest.dependencies), 'viem']) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  await build({
    entryPoints: [join(root, 'src/exports/walletconnect.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    splitting: true,
    packages: 'external',
  })
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  return stdout.trim()
}

test.each([
  ['createWalletConnectWallet', "relayUrl: 'ws://127.0.0.1:1', accounts: [], chains: {}", '@reown/walletkit'],
  ['quietCore', "relayUrl: 'ws://127.0.0.1:1', projectId: 'local'", '@walletconnect/core'],
])('%s names the missing package and the command that installs it', async (name, options, missing) => {
  const said = await runWithoutPeers(`
    import { ${name} } from './walletconnect.mjs'
    await ${name}({ ${options} }).catch(error => console.log(error.message))
  `)
  expect(said).toBe(`The WalletConnect wallet needs ${missing}. Run: ${command}`)
})

test('passes other errors on', async () => {
  const other = new Error("Cannot find package 'left-pad' imported from /app/index.js")
  await expect(loadPeers(() => Promise.reject(other))).rejects.toBe(other)
})

test('the command installs the tested versions, as the docs do', async () => {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  for (const [entry, name = '', version] of command.matchAll(/(@[^@ ]+)@(\S+)/g)) {
    expect(JSON.parse(await read(`node_modules/${name}/package.json`))).toMatchObject({ version })
    expect(await read('../../docs/testing/walletconnect.md')).toContain(entry)
  }
})
