import { argon2id } from '@noble/hashes/argon2.js'
import { beforeEach, expect, test } from 'vitest'
import { FakeWalletServer, type StoredUser } from '../../test/vault/FakeWalletServer'
import { createDevice, logIn, openVault } from '../../test/vault/openVault'
import type { ReviewedRequest } from '../request/WalletRequest'
import { createProof } from './api/createProof'
import { loadDeviceKeys } from './device/DeviceKeys'
import { decodeBase64url } from './encoding/base64url'
import { utf8 } from './encoding/utf8'
import { openSeed } from './seal/openSeed'
import { identityOf } from './seed/WalletIdentity'
import { importUserKey } from './unlock/importUserKey'
import type { VaultState } from './Vault'

let server: FakeWalletServer
beforeEach(() => {
  server = new FakeWalletServer()
})

const only = (users: readonly StoredUser[]): StoredUser => {
  const [user] = users
  if (!user) throw new Error('no user')
  return user
}
const hello = ({ account }: VaultState): ReviewedRequest => ({
  kind: 'message',
  chainId: 'eip155:1',
  account: account?.addresses[0]?.address ?? '',
  message: utf8('Hello'),
})
const passkey = (): { credentialId: string; prf: Uint8Array } => ({
  credentialId: Buffer.from(new Uint8Array(16).fill(1)).toString('base64url'),
  prf: new Uint8Array(32).fill(1),
})
/** Another wallet, as a malicious server could name it. */
const foreign = await identityOf(new Uint8Array(16).fill(9))
const naming =
  (identity: object) =>
  (_: string, answer: unknown): unknown => {
    if (typeof answer !== 'object' || answer === null) return answer
    if ('controlKey' in answer) return { ...answer, ...identity }
    return 'account' in answer ? { ...answer, account: { ...(answer.account as object), ...identity } } : answer
  }

test('19. a server that tampers with the sealed seed is noticed', async () => {
  const vault = openVault(server)
  const state = await logIn(server, vault)
  for (const path of only(server.users).paths) {
    path.blob = `${path.blob.slice(0, 50)}${path.blob[50] === 'A' ? 'B' : 'A'}${path.blob.slice(51)}`
  }
  await expect(vault.sign(hello(state))).rejects.toMatchObject({ code: 'embedded/path-damaged' })
})

test('19. a server that swaps the sealed seeds of two paths of one device is noticed', async () => {
  const vault = openVault(server)
  const state = await logIn(server, vault)
  const user = only(server.users)
  const [path] = user.paths
  if (!path) throw new Error('no path')
  // The device's key sealed both, so only the path's id, which is authenticated, differs.
  user.paths = [{ ...path, id: 'AAAAAAAAAAAAAAAAAAAAAA' }]
  const request = hello(state)
  await expect(vault.sign(request)).rejects.toMatchObject({ code: 'embedded/path-not-found' })
  await expect(vault.sign(request)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  user.paths = [path]
  await expect(vault.sign(request)).rejects.toBeDefined()
  expect(await vault.sign(request)).toHaveLength(1)
})

test('19. a server that swaps the sealed seeds of two users of one device is noticed', async () => {
  const store = createDevice()
  const first = openVault(server, { store })
  await logIn(server, first, 'ada@example.com')
  const second = openVault(server, { store })
  const state = await logIn(server, second, 'bob@example.com')
  const [ada, bob] = server.users
  const stolen = ada?.paths[0]
  const own = bob?.paths[0]
  if (!bob || !stolen || !own) throw new Error('no paths')
  bob.paths = [{ ...stolen, id: own.id }]
  await expect(second.sign(hello(state))).rejects.toMatchObject({ code: 'embedded/path-damaged' })
})

test("a server that names another address to a device that knows the user doesn't get through", async () => {
  const store = createDevice()
  await logIn(server, openVault(server, { store }))
  server.lie = naming({ addresses: foreign.addresses })
  const vault = openVault(server, { store })
  await expect(vault.start()).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
  await expect(logIn(server, vault)).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
  // A device that doesn't know the user can't tell, until the seed is open.
  expect((await logIn(server, openVault(server))).status).toBe('locked')
})

test('a server that names another address to a new device is noticed when the wallet is unlocked', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  server.lie = naming({ addresses: foreign.addresses, controlKey: foreign.controlKey })
  const other = openVault(server)
  await logIn(server, other)
  await expect(other.unlockWithPasskey(passkey())).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
})

test('a server that names another control key is noticed', async () => {
  const store = createDevice()
  await logIn(server, openVault(server, { store }))
  server.lie = naming({ controlKey: foreign.controlKey })
  await expect(openVault(server, { store }).start()).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
})

test('a server that stores another wallet than the created one is noticed', async () => {
  server.lie = (path, answer) => (path === 'account' ? naming(foreign)(path, answer) : answer)
  await expect(logIn(server, openVault(server))).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
})

test('a server that has lost the wallet, or gives the address to a new user, is noticed', async () => {
  const store = createDevice()
  await logIn(server, openVault(server, { store }))
  server.users.length = 0
  server.sessions.length = 0
  const vault = openVault(server, { store })
  await vault.start()
  await expect(logIn(server, vault)).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
  expect(only(server.users).controlKey).toBeNull()
})

test('30. a backup restored from yesterday is refused, and the message says why', async () => {
  const store = createDevice()
  const vault = openVault(server, { store })
  await logIn(server, vault)
  const yesterday = structuredClone(only(server.users))
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  Object.assign(only(server.users), yesterday)
  const refusal = await openVault(server, { store })
    .start()
    .then(undefined, (error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'embedded/older-server', message: expect.stringContaining('backup') })
  // Without memory of a newer epoch, the device would have to take it.
  expect(await logIn(server, openVault(server))).toMatchObject({ account: { epoch: 1 } })
})

test('20. a change of paths can be neither repeated nor signed by someone without the seed', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  const { account } = await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const change = JSON.parse(server.requests.find(({ path }) => path === 'paths/change')?.body ?? '{}')
  await vault.removePaths(account?.paths.filter(({ kind }) => kind === 'passkey').map(({ id }) => id) ?? [])
  // A thief of the mailbox has a session and a device of their own.
  const thief = await createThief()
  expect(await thief.send('paths/change', change)).toBe('epoch_conflict')
  expect(await thief.send('paths/change', { ...change, epoch: 4 })).toBe('statement_invalid')
})

test("21. a stolen token doesn't work with the proof of another device, nor with a used proof", async () => {
  const store = createDevice()
  const vault = openVault(server, { store })
  await logIn(server, vault)
  const { token } = server.sessions[0] ?? { token: '' }
  const thief = await createThief()
  expect(await thief.send('paths/open', { id: only(server.users).paths[0]?.id }, token)).toBe('session_ended')
  await vault.devices()
  const used = server.requests.at(-1)
  const headers = { DPoP: used?.proof ?? '', Authorization: `DPoP ${token}` }
  const replayed = await server.fetch(`${server.url}/wallet/v1/devices`, { headers })
  expect(await replayed.json()).toMatchObject({ reasons: [{ field: 'proof_invalid' }] })
  // The same token works with a proof of its own device.
  expect(await vault.devices()).toHaveLength(2)
})

test('an answer that is huge, deep or not JSON is refused', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  const answers = [
    'x',
    '{',
    '['.repeat(200_000),
    JSON.stringify({ devices: ' '.repeat(600_000) }),
    'null',
    '{"devices":{}}',
  ]
  for (const answer of answers) {
    server.before = async () => new Response(answer)
    await expect(vault.devices()).rejects.toMatchObject({ code: 'embedded/failed' })
  }
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: controller => {
      sent++
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  server.before = async () => new Response(endless)
  await expect(vault.devices()).rejects.toMatchObject({ code: 'embedded/failed' })
  expect(sent).toBeLessThan(20)
})

test("a server's answer can't make the device compute without end", async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const other = openVault(server)
  await logIn(server, other)
  const hashing = { algorithm: 'argon2id', memory: 4_194_304, passes: 1000, salt: 'AAAAAAAAAAAAAAAAAAAAAA' }
  server.lie = (path, answer) => (path === 'paths/open' ? { ...(answer as object), hashing } : answer)
  await expect(other.unlockWithPasskey(passkey())).rejects.toMatchObject({ code: 'embedded/failed' })
})

test("19. guessing a password offline fails without the server's evaluation, and with it costs Argon2id", async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  const password = 'correct horse battery'
  await vault.addPassword(password)
  const { paths, userId } = only(server.users)
  const path = paths.find(({ kind }) => kind === 'password')
  if (!path?.hashing) throw new Error('no password')
  const salt = decodeBase64url(path.hashing.salt)
  const { memory, passes } = path.hashing
  expect([memory, passes]).toEqual([65_536, 3])
  const before = performance.now()
  const hash = argon2id(utf8(password), salt, { t: passes, m: memory, p: 1, dkLen: 32 })
  expect(performance.now() - before).toBeGreaterThan(200)
  const open = async (evaluated: Uint8Array): Promise<Uint8Array> => {
    const secret = Uint8Array.from([...hash, ...evaluated])
    const userKey = await importUserKey(crypto, { secret, salt, info: 'openappkit/wallet/password/v1' })
    const binding = { userId, kind: path.kind, pathId: path.id }
    return await openSeed(crypto, decodeBase64url(path.blob), {
      userKey,
      serverKey: decodeBase64url(path.serverKey),
      binding,
    })
  }
  // The thief has the database and the server's keys of paths, and guesses right.
  await expect(open(new Uint8Array(64))).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  await expect(open(new Uint8Array(0))).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  expect(await open(server.evaluate(path.id, utf8(password)))).toHaveLength(16)
})

test('20. the server counts guesses of a password', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPassword('correct horse battery')
  server.evaluationsLeft = 0
  const other = openVault(server)
  await logIn(server, other)
  await expect(other.unlockWithPassword('wrong')).rejects.toMatchObject({
    code: 'embedded/too-many-passwords',
    left: 60_000,
  })
})

test("a sealed link can't be opened for another app, another user or another page", async () => {
  const origin = 'https://app.example'
  const popup = openVault(server)
  await logIn(server, popup)
  const frame = openVault(server)
  await logIn(server, frame)
  const thirdParty = openVault(server)
  await logIn(server, thirdParty, 'bob@example.com')
  const forOther = await popup.sealLink({ ...(await frame.openLink({ origin })), origin: 'https://evil.example' })
  await expect(frame.acceptLink(forOther)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  const forThirdParty = await popup.sealLink({ ...(await thirdParty.openLink({ origin })), origin })
  await expect(thirdParty.acceptLink(forThirdParty)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  const sealed = await popup.sealLink({ ...(await frame.openLink({ origin })), origin })
  await frame.openLink({ origin })
  await expect(frame.acceptLink(sealed)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
})

test('an escrow that opens another wallet is noticed', async () => {
  await logIn(server, openVault(server), 'bob@example.com')
  await logIn(server, openVault(server))
  const [bob, ada] = server.users
  if (!ada || !bob) throw new Error('no users')
  const other = openVault(server)
  await logIn(server, other)
  server.escrowOf = () => bob
  await expect(other.unlockWithEscrow()).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
})

interface Thief {
  /** Sends a request with the thief's own device. Returns the server's reason for the refusal. */
  send(path: string, body: object, token?: string): Promise<string>
}

async function createThief(): Promise<Thief> {
  const store = createDevice()
  const keys = await loadDeviceKeys(crypto, store)
  await logIn(server, openVault(server, { store }))
  const own = server.sessions.at(-1)?.token ?? ''
  return {
    send: async (path, body, token = own) => {
      const url = `${server.url}/wallet/v1/${path}`
      const text = JSON.stringify(body)
      const time = Math.floor(Date.now() / 1000)
      const DPoP = await createProof(crypto, keys, { method: 'POST', url, body: text, token, time })
      const response = await server.fetch(url, {
        method: 'POST',
        body: text,
        headers: { DPoP, Authorization: `DPoP ${token}` },
      })
      const answer = await response.json()
      return answer.reasons?.[0].field ?? 'accepted'
    },
  }
}
