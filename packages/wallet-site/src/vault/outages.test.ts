import { beforeEach, expect, test } from 'vitest'
import { FakeWalletServer } from '../../test/vault/FakeWalletServer'
import { createDevice, logIn, openVault } from '../../test/vault/openVault'
import type { ReviewedRequest } from '../request/WalletRequest'
import type { VaultState } from './Vault'

let server: FakeWalletServer
beforeEach(() => {
  server = new FakeWalletServer()
})

const TIME_LIMIT = 300
const unreachable = { code: 'embedded/unreachable' }
const hello = ({ account }: VaultState): ReviewedRequest => ({
  kind: 'message',
  chainId: 'eip155:1',
  account: account?.addresses[0]?.address ?? '',
  message: new Uint8Array(5),
})
const outages: readonly (readonly [string, (broken: string) => void])[] = [
  ['refuses connections', broken => fail(broken, () => Promise.reject(new TypeError('Failed to fetch')))],
  ['never answers', broken => fail(broken, () => new Promise<Response>(() => undefined))],
  [
    'answers with an error page',
    broken => fail(broken, async () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
  ],
  ['stops in the middle of an answer', broken => fail(broken, async () => new Response(new ReadableStream({}), {}))],
  [
    'does the work, and its answer is lost',
    broken =>
      void (server.after = path => (path === broken ? Promise.reject(new TypeError('Failed to fetch')) : undefined)),
  ],
]
function fail(broken: string, answer: () => Promise<Response>): void {
  server.before = path => (path === broken ? answer() : undefined)
}
function repair(): void {
  server.before = () => undefined
  server.after = () => undefined
}

for (const [outage, breakServer] of outages) {
  test(`29. a server that ${outage} fails the request for a code`, async () => {
    const vault = openVault(server, { timeLimit: TIME_LIMIT })
    breakServer('codes')
    await expect(logIn(server, vault)).rejects.toMatchObject(unreachable)
    repair()
    expect((await logIn(server, vault)).status).toBe('ready')
  })

  test(`29. a server that ${outage} fails the code, and the next login works`, async () => {
    const vault = openVault(server, { timeLimit: TIME_LIMIT })
    breakServer('codes/verify')
    await expect(logIn(server, vault)).rejects.toMatchObject(unreachable)
    repair()
    expect((await logIn(server, vault)).status).toBe('ready')
  })

  test.each(['site', 'account'])(`29. a server that ${outage} leaves no half-created wallet (%s)`, async step => {
    const store = createDevice()
    const vault = openVault(server, { store, timeLimit: TIME_LIMIT })
    breakServer(step)
    await expect(logIn(server, vault)).rejects.toMatchObject(unreachable)
    repair()
    const again = await vault.verifyCode('000000')
    expect(again.status).toBe('ready')
    expect(await vault.sign(hello(again))).toHaveLength(1)
    expect(server.users).toHaveLength(1)
    // A reload ends with the same wallet.
    expect((await openVault(server, { store }).start()).account?.addresses).toEqual(again.account?.addresses)
  })

  test(`29. a server that ${outage} fails the start, which can be repeated`, async () => {
    const store = createDevice()
    await logIn(server, openVault(server))
    await logIn(server, openVault(server, { store }))
    const vault = openVault(server, { store, timeLimit: TIME_LIMIT })
    breakServer('account')
    await expect(vault.start()).rejects.toMatchObject(unreachable)
    repair()
    expect((await vault.start()).status).toBe('locked')
  })

  test(`29. a server that ${outage} fails a signature, and the next one works`, async () => {
    const vault = openVault(server, { timeLimit: TIME_LIMIT })
    const state = await logIn(server, vault)
    breakServer('paths/open')
    await expect(vault.sign(hello(state))).rejects.toMatchObject(unreachable)
    repair()
    expect(await vault.sign(hello(state))).toHaveLength(1)
  })

  test(`29. a server that ${outage} can't keep the user from signing out`, async () => {
    const store = createDevice()
    const vault = openVault(server, { store, timeLimit: TIME_LIMIT })
    await logIn(server, vault)
    breakServer('session/end')
    await vault.signOut()
    expect(await store.get('session')).toBeUndefined()
    expect((await openVault(server, { store }).start()).status).toBe('out')
  })
}

test('renews the session once before it expires, for all requests together', async () => {
  let now = Date.now()
  server.now = () => now
  const vault = openVault(server, { now: () => now })
  await logIn(server, vault)
  now += 14 * 60_000 + 1
  server.requests.length = 0
  await Promise.all([vault.devices(), vault.auditLog(), vault.devices()])
  expect(server.requests.filter(({ path }) => path === 'session/renew')).toHaveLength(1)
})

test('pages of one device share a renewed session', async () => {
  let now = Date.now()
  server.now = () => now
  const options = { store: createDevice(), now: () => now }
  const first = openVault(server, options)
  await logIn(server, first)
  const second = openVault(server, options)
  await second.start()
  now += 14 * 60_000 + 1
  await first.devices()
  await second.devices()
  await first.devices()
  expect(server.requests.filter(({ path }) => path === 'session/renew')).toHaveLength(1)
})

test('is out when the server has ended the session', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  const seen: string[] = []
  vault.subscribe(({ status }) => seen.push(status))
  server.sessions.length = 0
  await expect(vault.devices()).rejects.toMatchObject({ code: 'embedded/not-logged-in' })
  expect(seen).toEqual(['out'])
})

test.each([-3_600_000, 3_600_000, 86_400_000 * 365])('21. works on a device whose clock is %i ms off', async error => {
  const vault = openVault(server, { now: () => Date.now() + error })
  const state = await logIn(server, vault)
  expect(await vault.sign(hello(state))).toHaveLength(1)
})

test('reports how many tries are left', async () => {
  const vault = openVault(server)
  await vault.requestCode({ email: 'ada@example.com', origin: 'https://app.example', projectId: 'p1' })
  const wrong = server.mails.get('ada@example.com') === '000000' ? '000001' : '000000'
  await expect(vault.verifyCode(wrong)).rejects.toMatchObject({ code: 'embedded/code-wrong', left: 2 })
  await expect(vault.verifyCode('12345')).rejects.toMatchObject({ code: 'embedded/code-wrong', left: undefined })
  expect((await vault.verifyCode(server.mails.get('ada@example.com') ?? '')).status).toBe('ready')
})
