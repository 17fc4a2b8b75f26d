import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startEvmChain } from '@openappkit/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { PackedProgram } from './PackedProgram'

const run = promisify(execFile)
const PACKAGE = resolve(import.meta.dirname, '../..')

let program: PackedProgram
beforeAll(async () => {
  program = await PackedProgram.pack()
})
afterAll(() => program[Symbol.asyncDispose]())

test('the tarballs contain the program with every migration, and the registry with its icons, but no tests', () => {
  const migrations = readdirSync(join(PACKAGE, 'migrations'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('_snapshot.json'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(PACKAGE.length + 1)
        .replaceAll('\\', '/'),
    )
  expect(migrations.length).toBeGreaterThan(1)
  expect(program.files).toEqual(
    expect.arrayContaining([...['README.md', 'dist/cli.js', 'dist/index.js', 'dist/index.d.ts'], ...migrations]),
  )
  expect(program.registryFiles).toEqual(
    expect.arrayContaining(['README.md', 'data/directory.jsonl', 'data/icons/NOTICE.md', 'dist/index.js']),
  )
  const unwanted = /\.test\.|^test\/|^src\/|^scripts\/|^data\/wallets\//
  expect([...program.files, ...program.registryFiles].filter(file => unwanted.test(file))).toEqual([])
  // Catalog versions are resolved.
  expect(JSON.stringify(program.manifest.dependencies)).not.toMatch(/catalog:|workspace:/)
})

test("every part of the program loads with only the package's dependencies", async () => {
  const parts = program.files.filter(file => /^dist\/.*\.js$/.test(file) && file !== 'dist/cli.js')
  const script = `for (const part of ${JSON.stringify(parts)}) await import('./' + part)`
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: program.folder, env: {} })
})

test("the packed program starts, returns an account's balances on a chain, and stops on a signal", async () => {
  await using chain = await startEvmChain()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'oak-program-'))
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }))
  const chainId = `eip155:${chain.chainId}`
  const chainsFile = join(program.folder, 'chains.json')
  writeFileSync(chainsFile, JSON.stringify({ chains: { [chainId]: [chain.url] } }))
  const { child, url } = await start(['--port', '0', '--chains', chainsFile, '--data-directory', dataDirectory])

  const get = (path: string): Promise<Response> =>
    fetch(`${url}${path}`, { headers: { origin: 'http://localhost:3000' } })
  expect((await get('/health')).status).toBe(200)
  const page = (await (await get('/getWallets?projectId=local&page=1&entries=1')).json()) as {
    count: number
    data: readonly { image_id: string }[]
  }
  expect(page.count).toBeGreaterThan(100)
  const picture = await get(`/getWalletImage/${page.data[0]?.image_id}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])

  const address = '0xa11ce00000000000000000000000000000000001'
  await chain.setBalance(address, 1_234_567_890_123_456_789n)
  const balance = await get(
    `/v1/account/${address}/balance?projectId=local&st=appkit&sv=html-core-1.8.0&chainId=${chainId}`,
  )
  expect(await balance.json()).toMatchObject({
    balances: [{ chainId, quantity: { decimals: '18', numeric: '1.234567890123456789' } }],
  })

  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await expect(get('/health')).rejects.toThrow()
  expect(readdirSync(join(dataDirectory, 'postgres'))).not.toContain('postmaster.pid')
})

/** Starts the program and resolves with its URL. Rejects with its output if it ends before that. */
async function start(args: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const { PATH = '', SystemRoot = '', TEMP = '' } = process.env
  const child = spawn(process.execPath, [program.command, ...args], {
    env: { PATH, SystemRoot, TEMP, LOG_LEVEL: 'warn' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const url = await new Promise<string>((serves, fails) => {
    const listen = (text: Buffer): void => {
      said += text
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (found !== undefined) serves(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', code => fails(new Error(`The program ended with code ${code} while starting.\n${said}`)))
  })
  return { child, url }
}
