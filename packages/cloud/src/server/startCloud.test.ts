import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { RawUpgrade } from '../../test/relay/RawUpgrade'
import { preparedData } from '../../test/server/preparedData'
import { emptyDatabase, sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { startUpstream } from '../../test/server/startUpstream'
import { openEmbeddedPostgres } from '../storage/embedded/openEmbeddedPostgres'
import { findPostmaster } from '../storage/embedded/postmaster'
import { packageVersion } from './packageVersion'

const ORIGIN = { origin: 'https://app.example' }
/** For tests that aren't about the built-in database. */
const databaseUrl = sharedDatabase()
const emptyDatabaseUrl = emptyDatabase()
const copyData = preparedData()

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-cloud-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('without setup, serves the local project to apps on loopback only', async () => {
  await using cloud = await startTestCloud()
  const ask = (origin: string): Promise<Response> =>
    fetch(`${cloud.url}/appkit/v1/config?projectId=local&st=appkit&sv=1`, { headers: { origin } })

  for (const origin of ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080']) {
    const config = await ask(origin)
    expect([origin, config.status]).toEqual([origin, 200])
    expect(await config.json()).toMatchObject({
      features: [{ id: 'multi_wallet', config: null }, { id: 'activity' }, {}, {}, {}, {}, {}, {}, {}, {}],
    })
  }
  for (const origin of ['https://app.example', 'http://localhost.evil.example', 'https://evil.example:5173'])
    expect([origin, (await ask(origin)).status]).toEqual([origin, 401])
  const health = await fetch(`${cloud.url}/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'OK', version: packageVersion() }])
})

test('a server that other machines can reach has no local project, and logs what to do', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  await using cloud = await startTestCloud({ host: '0.0.0.0', logLevel: 'warn', logTo })
  expect((await fetch(`${cloud.url}/appkit/v1/config?projectId=local`)).status).toBe(401)
  expect(lines.join('')).toContain('projects create --name')
})

test('warns when other machines can reach a server that kept the local project', async () => {
  const dataDirectory = await copyData()
  await (await startTestCloud({ dataDirectory })).close()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  await using _ = await startTestCloud({ dataDirectory, host: '0.0.0.0', logLevel: 'warn', logTo })
  expect(lines.join('')).toContain('projects edit local --enabled off')
})

test('keeps its data after a restart on the same port', async () => {
  const dataDirectory = await copyData()
  const first = await startTestCloud({ dataDirectory })
  const { id } = await first.projects.create({ name: 'Kept', allowedOrigins: ['https://app.example'] })
  const port = Number(new URL(first.url).port)
  await first.close()

  await using second = await startTestCloud({ dataDirectory, port })
  const origins = await fetch(`${second.url}/projects/v1/origins?projectId=${id}`)
  expect(await origins.json()).toEqual({ allowedOrigins: ['https://app.example'] })
})

test("a second server on the same data fails and names the first one's process, which keeps running", async () => {
  const dataDirectory = await copyData()
  await using cloud = await startTestCloud({ dataDirectory })

  await expect(startTestCloud({ dataDirectory })).rejects.toThrow(
    new RegExp(`Another server \\(process ${process.pid}\\) uses the data`),
  )
  expect((await fetch(`${cloud.url}/health`)).status).toBe(200)
})

test('replaces a Postgres whose server was killed', async () => {
  const dataDirectory = await copyData()
  const orphan = await openEmbeddedPostgres(dataDirectory, false)
  onTestFinished(() => orphan.stop())
  const dead = spawn(process.execPath, ['--version'])
  await new Promise(resolve => dead.once('exit', resolve))
  await writeFile(join(dataDirectory, 'owner.pid'), String(dead.pid))
  const before = await findPostmaster(join(dataDirectory, 'postgres'))

  await using cloud = await startTestCloud({ dataDirectory })
  const after = await findPostmaster(join(dataDirectory, 'postgres'))
  expect((await fetch(`${cloud.url}/health`)).status).toBe(200)
  expect(after?.pid).not.toBe(before?.pid)
})

test('starts after a killed Postgres, even if another process now has its id', async () => {
  const dataDirectory = await copyData()
  const first = await startTestCloud({ dataDirectory })
  const pidFile = join(dataDirectory, 'postgres', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await first.close()
  // Postgres trusts the file if the process exists and belongs to the same user.
  const { uid, gid } = await stat(pidFile.replace('postmaster.pid', 'PG_VERSION'))
  const thirdParty = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  onTestFinished(() => void thirdParty.kill())
  await writeFile(pidFile, [String(thirdParty.pid), ...lines.slice(1)].join('\n'))

  await using second = await startTestCloud({ dataDirectory })
  expect((await fetch(`${second.url}/health`)).status).toBe(200)
})

test('closing stops Postgres and frees the port', async () => {
  const dataDirectory = await copyData()
  const cloud = await startTestCloud({ dataDirectory })
  await cloud.close()

  expect(await findPostmaster(join(dataDirectory, 'postgres'))).toBeUndefined()
  await expect(fetch(`${cloud.url}/health`)).rejects.toThrow()
})

test('finishes a running request before it closes', async () => {
  await using upstream = await startUpstream()
  const cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    chains: { chains: { 'eip155:5': [upstream.url] } },
  })
  onTestFinished(() => cloud.close())
  const arrived = upstream.hold()
  const answer = fetch(`${cloud.url}/v1?chainId=eip155:5&projectId=local`, {
    method: 'POST',
    body: '{"id":1,"jsonrpc":"2.0","method":"eth_blockNumber"}',
  })
  const release = await arrived

  const closed = cloud.close()
  release()
  expect((await answer).status).toBe(200)
  await closed
})

test('reports a taken port with the variable that changes it', async () => {
  await using cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  const port = Number(new URL(cloud.url).port)
  await expect(startTestCloud({ databaseUrl: databaseUrl(), port })).rejects.toThrow(
    `Port ${port} is taken. Choose another with PORT`,
  )
})

test('reports an unreachable database as DATABASE_URL, without its password', async () => {
  const unreachable = 'postgres://user:sesame@127.0.0.1:1/none'
  const failure = await startTestCloud({ databaseUrl: unreachable }).catch((error: unknown) => String(error))
  expect(failure).toContain('DATABASE_URL')
  expect(failure).not.toContain('sesame')
})

test('servers on one database share its projects and can start at the same time', async () => {
  const options = { databaseUrl: emptyDatabaseUrl() }
  const [one, other] = await Promise.all([startTestCloud(options), startTestCloud(options)])
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))

  const { id } = await one.projects.create({ name: 'Everywhere', allowedOrigins: ['https://app.example'] })
  const keys = await Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/v3/public-key`)).json()))
  expect((await fetch(`${other.url}/appkit/v1/config?projectId=${id}`, { headers: ORIGIN })).status).toBe(200)
  expect((await fetch(`${other.url}/appkit/v1/config?projectId=local`)).status).toBe(401)
  expect(keys[0]).toMatchObject({ publicKey: (keys[1] as { publicKey: object }).publicKey })
})

test('creates the missing parents of the data folder', async () => {
  const root = await temporaryFolder()
  // Like `/var/lib`: traversable by the user that runs the database.
  await chmod(root, 0o755)
  const postgres = await openEmbeddedPostgres(join(root, 'openappkit', 'cloud'), false)
  await postgres.stop()
})

test('listens on loopback unless a host is set', async () => {
  const lines: string[] = []
  await using cloud = await startTestCloud({
    databaseUrl: databaseUrl(),
    logLevel: 'info',
    logTo: { write: line => void lines.push(line) },
  })
  expect(new URL(cloud.url).hostname).toBe('127.0.0.1')
  expect(lines.join('')).toContain('Only this machine can reach it')
})

test('cuts off a client that stays after its chain WebSocket is refused', async () => {
  await using cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  const client = new RawUpgrade(Number(new URL(cloud.url).port), '/v1?chainId=eip155:1')
  await client.ended()
  expect(client.answer).toContain('410 Gone')
  await client.cutOff()
})

test('refuses a chain WebSocket immediately', async () => {
  await using cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  const status = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const call = request(`${cloud.url}${path}`, { headers }, response => resolve(response.resume().statusCode))
      call.once('error', reject)
      call.end()
    })
  const upgrade = { connection: 'upgrade', upgrade: 'websocket' }

  for (const path of ['/v1', '/v1/', '/ws']) {
    expect(await status(`${path}?chainId=eip155:31337&projectId=local`, upgrade)).toBe(410)
    expect(await status(path, {})).toBe(426)
  }
})
