import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { VARIABLES } from './environment'
import { runCli } from './runCli'

const databaseUrl = sharedDatabase()

interface Outcome {
  readonly code: number
  readonly said: string
  readonly complaints: string
}

async function run(
  args: readonly string[],
  environment: Record<string, string> = { DATABASE_URL: databaseUrl() },
): Promise<Outcome> {
  const said: string[] = []
  const complaints: string[] = []
  const code = await runCli(args, {
    environment: { LOG_LEVEL: 'silent', ...environment },
    print: text => void said.push(text),
    complain: text => void complaints.push(text),
    untilStopped: async () => {},
  })
  return { code, said: said.join('\n'), complaints: complaints.join('\n') }
}

async function created(...args: string[]): Promise<{ id: string }> {
  const { said } = await run(['projects', 'create', '--name', 'App', '--json', ...args])
  return JSON.parse(said)[0]
}

test('help lists every command and every variable', async () => {
  for (const args of [['--help'], ['projects', '--help'], ['help'], ['start', '-h']]) {
    const { code, said } = await run(args)
    expect(code).toBe(0)
    for (const word of ['projects create', '--origin', ...VARIABLES]) expect(said).toContain(word)
  }
})

test('help of projects names the flag for the data folder', async () => {
  const { said } = await run(['projects', '--help'])
  expect(said).toMatch(/All commands\n {2}--data-directory <folder>\n.*pass it to projects and keys\s+too\./)
})

test('adds an origin to the allowed ones', async () => {
  const { id } = await created('--origin', 'https://app.example')
  const flags = ['--add-origin', 'https://new.example', '--add-origin', 'https://app.example', '--json']
  expect(JSON.parse((await run(['projects', 'edit', id, ...flags])).said)).toMatchObject([
    { allowedOrigins: ['https://app.example', 'https://new.example'] },
  ])
  const { code, complaints } = await run(['projects', 'edit', id, '--add-origin', 'https://new.example/path'])
  expect([code, complaints]).toEqual([2, expect.stringContaining('Did you mean https://new.example?')])
})

test.each(['--origin', '--add-origin'])(
  '%s warns of a bundle ID, which may be a website without https://',
  async flag => {
    const { id } = await created('--origin', 'https://app.example')
    const { code, complaints } = await run(['projects', 'edit', id, flag, 'app.example'])
    expect([code, complaints]).toEqual([
      0,
      "app.example is treated as an app's bundle ID. For a website, pass https://app.example.",
    ])
    for (const origin of ['https://app.example', 'https://*.app.example'])
      expect((await run(['projects', 'edit', id, flag, origin])).complaints).toBe('')
  },
)

test('sets the quota and sign-in chains of a project one by one, and resets them with default', async () => {
  const { id } = await created('--units-per-day', '5000', '--sign-in-chain', 'eip155:1', '--sign-in-chain', 'solana:*')
  const projectOf = async (...flags: string[]): Promise<unknown> =>
    JSON.parse((await run(['projects', 'edit', id, '--json', ...flags])).said)[0]

  expect(await projectOf('--units-per-second', '20')).toMatchObject({
    quota: { unitsPerDay: 5000, unitsPerSecond: 20 },
    signInChains: ['eip155:1', 'solana:*'],
  })
  expect(await projectOf('--units-per-day', 'default', '--units-per-second', 'unlimited')).toMatchObject({
    quota: { unitsPerSecond: 'unlimited' },
  })
  expect(await projectOf('--sign-in-chain', 'default')).toMatchObject({ signInChains: [] })
  for (const flags of [
    ['--units-per-day', '0'],
    ['--units-per-second', '-1'],
    ['--sign-in-chain', 'mainnet'],
  ])
    expect((await run(['projects', 'edit', id, ...flags])).code).not.toBe(0)
})

test('creates, edits, lists and deletes a project', async () => {
  const project = await created('--origin', 'https://app.example', '--origin', 'https://*.app.example')
  expect(project).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'App',
    allowedOrigins: ['https://app.example', 'https://*.app.example'],
    isEnabled: true,
    isAnalyticsEnabled: false,
  })

  const flags = ['--feature', 'social_login=email,google', '--feature', 'swap=off', '--analytics', 'on']
  expect((await run(['projects', 'edit', project.id, ...flags])).code).toBe(0)
  expect((await run(['projects', 'edit', project.id, '--feature', 'swap=unmanaged', '--enabled', 'off'])).code).toBe(0)
  const listed = JSON.parse((await run(['projects', 'list', '--json'])).said) as { id: string }[]
  expect(listed.find(({ id }) => id === project.id)).toMatchObject({
    name: 'App',
    allowedOrigins: ['https://app.example', 'https://*.app.example'],
    features: [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'swap', isEnabled: false, config: null },
    ],
    isAnalyticsEnabled: true,
    isEnabled: false,
  })

  expect((await run(['projects', 'delete', project.id])).code).toBe(0)
  expect((await run(['projects', 'delete', project.id])).code).toBe(1 + 1)
})

test.each([
  [['launch'], "no command 'launch'"],
  [['projects'], 'list, create, edit and delete'],
  [['projects', 'create'], '--name'],
  [['projects', 'create', '--name', ' '], '--name'],
  [['projects', 'edit'], 'Which project?'],
  [['projects', 'edit', 'unknown', '--name', 'x'], 'no project unknown'],
  [['projects', 'create', '--name', 'x', '--origin', 'https://app.example/'], 'Did you mean https://app.example?'],
  [['projects', 'create', '--name', 'x', '--origin', 'app example'], "isn't an origin"],
  [['projects', 'create', '--name', 'x', '--feature', 'fly=on'], "no feature 'fly'"],
  [['projects', 'create', '--name', 'x', '--feature', 'swap'], 'swap=on'],
  [['projects', 'create', '--name', 'x', '--analytics', 'yes'], 'on or off'],
  [['projects', 'list', '--colour'], '--colour'],
  [['start', '--port', 'x'], 'PORT must be'],
])('rejects %j with %j and exit code 2', async (args, words) => {
  const { code, complaints } = await run(args)
  expect(code).toBe(2)
  expect(complaints).toContain(words)
  expect(complaints).toContain('--help')
})

test('exits with code 1 if the database is unreachable', async () => {
  const { code, complaints } = await run(['projects', 'list'], { DATABASE_URL: 'postgres://u:sesame@127.0.0.1:1/x' })
  expect(code).toBe(1)
  expect(complaints).toContain('DATABASE_URL')
  expect(complaints).not.toContain('sesame')
})

test('works on the data of a running server without stopping it', async () => {
  await using cloud = await startTestCloud()
  const { code, said, complaints } = await run(
    [
      'projects',
      'create',
      '--name',
      'Live',
      '--origin',
      'https://app.example',
      '--json',
      '--data-directory',
      cloud.dataDirectory,
    ],
    {},
  )
  expect(code).toBe(0)
  expect(complaints).toBe(`Data directory: ${cloud.dataDirectory}`)
  const { id } = JSON.parse(said)[0]
  const headers = { origin: 'https://app.example' }
  expect((await fetch(`${cloud.url}/appkit/v1/config?projectId=${id}`, { headers })).status).toBe(200)
})

test('start prints its address and stops on a signal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oak-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { code, said } = await run(['start', '--port', '0', '--data-directory', folder], {})
  expect(code).toBe(0)
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? ''
  expect(url).not.toBe('')
  await expect(fetch(`${url}/health`)).rejects.toThrow()
})
