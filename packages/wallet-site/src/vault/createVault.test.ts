import { base58 } from '@scure/base'
import { recoverMessageAddress } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, expect, test } from 'vitest'
import { FakeWalletServer } from '../../test/vault/FakeWalletServer'
import { createDevice, logIn, openVault } from '../../test/vault/openVault'
import type { ReviewedRequest } from '../request/WalletRequest'
import type { Vault, VaultState } from './Vault'

let server: FakeWalletServer
beforeEach(() => {
  server = new FakeWalletServer()
})

const addressOf = ({ account }: VaultState, namespace = 'eip155'): string =>
  account?.addresses.find(one => one.namespace === namespace)?.address ?? ''
const helloFrom = (account: string): ReviewedRequest => ({
  kind: 'message',
  chainId: 'eip155:1',
  account,
  message: new TextEncoder().encode('Hello'),
})
const signsAs = async (vault: Vault, account: string): Promise<boolean> => {
  const [bytes] = await vault.sign(helloFrom(account))
  const signature = `0x${Buffer.from(bytes ?? []).toString('hex')}` as const
  return (await recoverMessageAddress({ message: 'Hello', signature })) === account
}
const passkey = (fill = 1): { credentialId: string; prf: Uint8Array } => ({
  credentialId: Buffer.from(new Uint8Array(16).fill(fill)).toString('base64url'),
  prf: new Uint8Array(32).fill(fill),
})
const testedPasskey = async (vault: Vault): Promise<void> => {
  const { account } = await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const path = account?.paths.find(({ kind }) => kind === 'passkey')
  if (path) await vault.testPath(path, passkey())
}
const password = 'correct horse battery'

test('creates a wallet at the first login and signs', async () => {
  const vault = openVault(server)
  expect(await vault.start()).toEqual({ status: 'out', account: undefined, isMemoryOnly: false })
  const state = await logIn(server, vault)
  expect(state).toMatchObject({ status: 'ready', account: { epoch: 1, hasEscrow: true } })
  expect(await signsAs(vault, addressOf(state))).toBe(true)
})

test('emits its state while it logs in and out', async () => {
  const vault = openVault(server)
  const seen: string[] = []
  const stop = vault.subscribe(({ status }) => seen.push(status))
  await vault.start()
  await logIn(server, vault)
  await vault.signOut()
  await vault.requestCode({ email: 'ada@example.com', origin: 'https://app.example', projectId: 'p1' })
  stop()
  await vault.verifyCode(server.mails.get('ada@example.com') ?? '')
  expect(seen).toEqual(['verifying', 'ready', 'out', 'verifying'])
})

test('knows a wallet as new from its creation until the next login', async () => {
  const store = createDevice()
  const vault = openVault(server, { store })
  expect((await logIn(server, vault)).isNew).toBe(true)
  expect((await openVault(server, { store }).start()).isNew).toBeUndefined()
  await vault.signOut()
  expect((await logIn(server, vault)).isNew).toBeUndefined()
})

test('resumes its session after a reload, and is out after signing out', async () => {
  const store = createDevice()
  const first = openVault(server, { store })
  const { account } = await logIn(server, first)
  expect(await openVault(server, { store }).start()).toMatchObject({ status: 'ready', account })
  await first.signOut()
  expect(server.sessions).toHaveLength(0)
  expect(await openVault(server, { store }).start()).toMatchObject({ status: 'out' })
})

test('keeps the device’s keys after signing out while nothing else opens the wallet', async () => {
  const store = createDevice()
  const vault = openVault(server, { store })
  const address = addressOf(await logIn(server, vault))
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  await vault.signOut()
  const later = openVault(server, { store })
  expect(await logIn(server, later)).toMatchObject({ status: 'ready' })
  expect(await signsAs(later, address)).toBe(true)
})

test('forgets the device’s keys after signing out once another path is tested', async () => {
  const store = createDevice()
  const vault = openVault(server, { store })
  await logIn(server, vault)
  await testedPasskey(vault)
  expect(await store.get('keys')).toBeDefined()
  await vault.signOut()
  expect(await store.get('keys')).toBeUndefined()
  expect(await logIn(server, vault)).toMatchObject({ status: 'locked' })
})

test('keeps the device’s keys for another user who needs them', async () => {
  const store = createDevice()
  const vault = openVault(server, { store })
  await logIn(server, vault, 'grace@example.com')
  await vault.signOut()
  await logIn(server, vault)
  await testedPasskey(vault)
  await vault.signOut()
  expect(await logIn(server, vault, 'grace@example.com')).toMatchObject({ status: 'ready' })
})

test('logs in once when the code is submitted twice', async () => {
  const vault = openVault(server)
  await vault.requestCode({ email: 'ada@example.com', origin: 'https://app.example', projectId: 'p1' })
  const code = server.mails.get('ada@example.com') ?? ''
  const [one, other] = await Promise.all([vault.verifyCode(code), vault.verifyCode(code)])
  expect(other).toEqual(one)
  expect(server.sessions).toHaveLength(1)
})

test('changes paths in order when the page asks for two changes together', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  const add = (fill: number): Promise<VaultState> => vault.addPasskey({ ...passkey(fill), label: `Key ${fill}` })
  const states = await Promise.all([add(1), add(2)])
  expect(states.map(({ account }) => account?.epoch)).toEqual([2, 3])
})

test('has the same addresses on another device, which is locked', async () => {
  const state = await logIn(server, openVault(server))
  const other = openVault(server)
  const locked = await logIn(server, other)
  expect(locked.status).toBe('locked')
  expect(locked.account?.addresses).toEqual(state.account?.addresses)
  await expect(other.sign(helloFrom(addressOf(locked)))).rejects.toMatchObject({ code: 'embedded/locked' })
})

test('unlocks another device with a passkey', async () => {
  const vault = openVault(server)
  const address = addressOf(await logIn(server, vault))
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const other = openVault(server)
  await logIn(server, other)
  const answer = passkey()
  expect((await other.unlockWithPasskey(answer)).status).toBe('ready')
  expect(answer.prf).toEqual(new Uint8Array(32))
  expect(await signsAs(other, address)).toBe(true)
  expect(await signsAs(vault, address)).toBe(true)
})

test('unlocks another device with a password, and reports a wrong one', async () => {
  const vault = openVault(server)
  const address = addressOf(await logIn(server, vault))
  await vault.addPassword(password)
  const other = openVault(server)
  await logIn(server, other)
  await expect(other.unlockWithPassword('wrong horse battery')).rejects.toMatchObject({
    code: 'embedded/password-wrong',
  })
  expect((await other.unlockWithPassword(password)).status).toBe('ready')
  expect(await signsAs(other, address)).toBe(true)
})

test('names the key that evaluated a new password, which another server may store', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  server.oprfKeyId = 'older'
  await vault.addPassword(password)
  const [user] = server.users
  expect(user?.paths.map(({ kind, oprfKeyId }) => [kind, oprfKeyId])).toEqual([
    ['device', undefined],
    ['password', 'older'],
  ])
})

test('refuses a short password', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await expect(vault.addPassword('1234567')).rejects.toMatchObject({ code: 'embedded/invalid-request' })
})

test('replaces the password', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPassword(password)
  const { account } = await vault.addPassword('another horse battery')
  expect(account?.paths.filter(({ kind }) => kind === 'password')).toHaveLength(1)
})

test('creates the wallet with the first passkey if only the user may open it', async () => {
  server.custody = 'user'
  const vault = openVault(server)
  const state = await logIn(server, vault)
  expect(state).toMatchObject({ status: 'locked', account: { controlKey: null } })
  await expect(vault.sign(helloFrom('0x'))).rejects.toMatchObject({ code: 'embedded/no-wallet-yet' })
  const created = await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  expect(created).toMatchObject({ status: 'ready', account: { hasEscrow: false } })
  expect(created.account?.paths.map(({ kind }) => kind)).toEqual(['device', 'passkey'])
  expect(server.users[0]?.escrow).toBeNull()
})

test('destroys the escrow once two paths are tested in fresh attempts', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPasskey({ ...passkey(1), label: 'iCloud' })
  const { account } = await vault.addPasskey({ ...passkey(2), label: 'Key' })
  const [one, two] = account?.paths.filter(({ kind }) => kind === 'passkey') ?? []
  if (!one || !two) throw new Error('no paths')
  expect((await vault.testPath(one, passkey(1))).account).toMatchObject({ hasEscrow: true })
  await expect(vault.testPath(two, passkey(1))).rejects.toMatchObject({ code: 'embedded/path-not-found' })
  await expect(vault.testPath(two, { ...passkey(2), prf: new Uint8Array(32) })).rejects.toMatchObject({
    code: 'embedded/path-damaged',
  })
  expect(server.users[0]?.escrow).not.toBeNull()
  expect((await vault.testPath(two, passkey(2))).account).toMatchObject({ hasEscrow: false })
  expect(server.users[0]?.escrow).toBeNull()
})

test('removes paths, but not the last', async () => {
  const vault = openVault(server)
  const { account: before } = await logIn(server, vault)
  const all = before?.paths.map(({ id }) => id) ?? []
  await expect(vault.removePaths(all)).rejects.toMatchObject({ code: 'embedded/last-path' })
  const { account } = await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const added = account?.paths.find(({ kind }) => kind === 'passkey')?.id ?? ''
  expect((await vault.removePaths([added])).account?.paths.map(({ id }) => id)).toEqual(all)
})

test('a new password also replaces one that another device has set since, and rotating also removes new devices', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const other = openVault(server)
  await logIn(server, other)
  await other.unlockWithPasskey(passkey())
  await other.addPassword('correct horse battery')
  const { account } = await vault.addPassword('another horse battery')
  expect(account?.paths.filter(({ kind }) => kind === 'password')).toHaveLength(1)
  const late = openVault(server)
  await logIn(server, late)
  await late.unlockWithPasskey(passkey())
  const rotated = await vault.rotate()
  expect(rotated.account?.paths.filter(({ kind }) => kind === 'device')).toHaveLength(1)
})

test('rotates: other devices lose their paths and sessions', async () => {
  const vault = openVault(server)
  const address = addressOf(await logIn(server, vault))
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const lost = openVault(server)
  await logIn(server, lost)
  await lost.unlockWithPasskey(passkey())
  expect((await vault.devices()).map(({ isThisDevice }) => isThisDevice)).toEqual([true, false])
  await openVault(server).start()
  const stale = vault
  await stale.rotate()
  expect((await lost.refresh()).status).toBe('out')
  await expect(lost.sign(helloFrom(address))).rejects.toMatchObject({ code: 'embedded/not-logged-in' })
  expect(await signsAs(vault, address)).toBe(true)
})

test('is locked when another device has removed its path', async () => {
  const vault = openVault(server)
  const address = addressOf(await logIn(server, vault))
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const other = openVault(server)
  await logIn(server, other)
  const { account } = await other.unlockWithPasskey(passkey())
  await other.removePaths(
    account?.paths.filter(one => one.kind === 'device' && !one.isThisDevice).map(one => one.id) ?? [],
  )
  expect((await openVault(server).refresh()).status).toBe('out')
  const seen: string[] = []
  vault.subscribe(({ status }) => seen.push(status))
  await expect(vault.sign(helloFrom(address))).rejects.toMatchObject({ code: 'embedded/path-not-found' })
  expect(seen).toEqual(['locked'])
})

test('exports what MetaMask and Phantom import', async () => {
  const vault = openVault(server)
  const state = await logIn(server, vault)
  const { keys, mnemonic } = await vault.exportSecrets()
  expect(mnemonicToAccount(mnemonic).address).toBe(addressOf(state))
  const [evm, solana] = keys
  expect(privateKeyToAccount(evm?.key as `0x${string}`).address).toBe(addressOf(state))
  expect(base58.encode(base58.decode(solana?.key ?? '').slice(32))).toBe(addressOf(state, 'solana'))
})

test('moves the wallet to a page of the wallet in another app', async () => {
  const origin = 'https://app.example'
  const popup = openVault(server)
  const address = addressOf(await logIn(server, popup))
  const frame = openVault(server)
  await logIn(server, frame)
  const sealed = await popup.sealLink({ ...(await frame.openLink({ origin })), origin })
  expect((await frame.acceptLink(sealed)).status).toBe('ready')
  expect(await signsAs(frame, address)).toBe(true)
  await expect(frame.acceptLink(sealed)).rejects.toMatchObject({ code: 'embedded/path-not-found' })
})

test('opens the wallet on a new device with the escrow, after its delay', async () => {
  const address = addressOf(await logIn(server, openVault(server)))
  const other = openVault(server)
  await logIn(server, other)
  server.escrowOpensAt = Date.now() + 60_000
  expect(await other.unlockWithEscrow()).toEqual({ status: 'waiting', opensAt: server.escrowOpensAt })
  await other.cancelEscrow()
  server.escrowOpensAt = 0
  expect(await other.unlockWithEscrow()).toMatchObject({ status: 'open', state: { status: 'ready' } })
  expect(await signsAs(other, address)).toBe(true)
})

test('changes the email address with two codes', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.requestEmailChange('ada@new.example')
  const old = await vault.confirmEmailChange(server.mails.get('ada@example.com') ?? '')
  expect(old).toMatchObject({ next: 'newCode', account: { email: 'ada@example.com' } })
  const done = await vault.confirmEmailChange(server.mails.get('ada@new.example') ?? '')
  expect(done).toMatchObject({ next: 'done', account: { email: 'ada@new.example' } })
})

test('reads devices and the log, and revokes a device', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await logIn(server, openVault(server))
  const other = (await vault.devices()).find(({ isThisDevice }) => !isThisDevice)
  await vault.revokeDevice(other?.id ?? '')
  expect(await vault.devices()).toHaveLength(1)
  expect(await vault.auditLog()).toMatchObject([{ event: 'login' }])
})

test('a revoked device has no path after its next login', async () => {
  const vault = openVault(server)
  const address = addressOf(await logIn(server, vault))
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const lost = openVault(server)
  await logIn(server, lost)
  await lost.unlockWithPasskey(passkey())
  const other = (await vault.devices()).find(({ isThisDevice }) => !isThisDevice)
  await vault.revokeDevice(other?.id ?? '')
  await expect(lost.sign(helloFrom(address))).rejects.toMatchObject({ code: 'embedded/not-logged-in' })
  expect((await logIn(server, lost)).status).toBe('locked')
  expect(await signsAs(vault, address)).toBe(true)
})

test('a locked wallet revokes only devices without a path', async () => {
  const owner = openVault(server)
  await logIn(server, owner)
  const locked = openVault(server)
  await logIn(server, locked)
  await logIn(server, openVault(server))
  const others = (await locked.devices()).filter(({ isThisDevice }) => !isThisDevice)
  const [opening, closed] = [true, false].map(hasPath => others.find(one => one.hasPath === hasPath)?.id ?? '')
  await expect(locked.revokeDevice(opening ?? '')).rejects.toMatchObject({ code: 'embedded/locked' })
  await locked.revokeDevice(closed ?? '')
  expect(await locked.devices()).toHaveLength(2)
})

test('changes paths although another device changed them at the same time', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  server.before = path => {
    const user = server.users[0]
    if (path === 'paths/change' && user) user.epoch++
    server.before = () => undefined
    return undefined
  }
  const before = server.before
  server.before = path => (path === 'paths/change' ? before(path) : undefined)
  expect(await vault.addPasskey({ ...passkey(), label: 'iCloud' })).toMatchObject({ account: { epoch: 3 } })
})

test('makes room for this device when the account is full of unused devices', async () => {
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPasskey({ ...passkey(), label: 'iCloud' })
  const user = server.users[0]
  const [device] = user?.paths ?? []
  if (!user || !device) throw new Error('no wallet')
  for (let index = 0; index < 48; index++) {
    const id = Buffer.from(new Uint8Array(16).fill(index)).toString('base64url')
    user.paths.push({ ...device, id, thumbprint: 'o'.repeat(43), createdAt: index })
  }
  const other = openVault(server)
  await logIn(server, other)
  const { account } = await other.unlockWithPasskey(passkey())
  expect(account?.paths).toHaveLength(46)
  expect(account?.paths.some(({ kind }) => kind === 'passkey')).toBe(true)
})
