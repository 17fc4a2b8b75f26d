import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { type AttackedPath, attackPaths, type Loot } from '../src/attackPaths'
import { commonPasswords } from '../src/commonPasswords'
import { type Dump, readDump } from '../src/Dump'
import { dumpDatabase } from '../src/dumpDatabase'
import { PasswordGuesser } from '../src/PasswordGuesser'
import { openBlob, openServerKey } from '../src/seals'
import { logIn, openVault, passkey } from './openVault'
import { newSecrets, startStage } from './startStage'

const databaseUrl = sharedDatabase()
const secrets = newSecrets()
const key = (text: string): Uint8Array => Buffer.from(text, 'base64')
const masterKey = key(secrets.masterKey)
const oprfKey = key(secrets.oprfKey)
/** Remembers the hashes, because each attack tries the same passwords. */
const guesser = new PasswordGuesser()
const NOTHING: Loot = { masterKeys: [], oprfKeys: [], passwords: [] }

/** A user whose wallet the real vault has made, with a device, a passkey and a password. */
interface Victim {
  readonly userId: string
  readonly seed: string
  readonly number: number
}

let victims: { readonly weak: Victim; readonly strong: Victim } | undefined

/** Makes the wallets once for all tests of this file. */
async function stolen(): Promise<{ readonly weak: Victim; readonly strong: Victim; readonly dump: Dump }> {
  if (!victims) {
    const stage = await startStage(databaseUrl(), secrets)
    const create = async (number: number, password: string): Promise<Victim> => {
      const vault = await openVault(stage)
      await logIn(stage, vault, stage.address())
      await vault.addPasskey({ ...passkey(number), label: 'iCloud' })
      const { account } = await vault.addPassword(password)
      const { mnemonic } = await vault.exportSecrets()
      return { userId: account?.userId ?? '', seed: hex(mnemonicToEntropy(mnemonic, wordlist)), number }
    }
    victims = { weak: await create(1, 'sunshine'), strong: await create(2, 'quiet-lantern-orbit-42') }
  }
  return { ...victims, dump: readDump(await dumpDatabase(databaseUrl())) }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

function opened(attacked: readonly AttackedPath[]): (readonly [string, string, string])[] {
  return attacked.flatMap(({ kind, seed, userId }) => (seed ? [[userId, kind, hex(seed)] as const] : []))
}

/** Returns what only the user has: the key that a passkey derives. */
function ownKey({ number }: Victim): Uint8Array {
  const { credentialId, prf } = passkey(number)
  const salt = Buffer.from(credentialId, 'base64url')
  return new Uint8Array(hkdfSync('sha256', prf, salt, 'openappkit/wallet/passkey/v1', 32))
}

function pathOf({ paths }: Dump, { userId }: Victim, kind: string): Dump['paths'][number] {
  const path = paths.find(one => one.user_id === userId && one.kind === kind)
  if (!path) throw new Error(`No ${kind}`)
  return path
}

function seal(key: Uint8Array, text: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place))
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

function blobOf(sealed: Uint8Array): string {
  return Buffer.concat([Buffer.of(1), sealed]).toString('base64url')
}

test('19. a stolen database opens nothing, not even with the right password', async () => {
  const { dump } = await stolen()
  expect(dump.paths.map(({ kind }) => kind).toSorted()).toEqual([
    ...['device', 'device', 'passkey', 'passkey', 'password', 'password'],
  ])
  const attacked = attackPaths(dump, { ...NOTHING, passwords: ['password', 'sunshine'] }, guesser)
  expect(opened(attacked)).toEqual([])
  expect(attacked.filter(({ hasServerKey, password }) => hasServerKey || password)).toEqual([])
})

test('19. the database and the master key open nothing, not even with the right password', async () => {
  const { dump } = await stolen()
  const attacked = attackPaths(
    dump,
    { ...NOTHING, masterKeys: [masterKey], passwords: ['password', 'sunshine'] },
    guesser,
  )
  expect(attacked.map(({ hasServerKey }) => hasServerKey)).toEqual(Array.from({ length: 6 }, () => true))
  expect(opened(attacked)).toEqual([])
  expect(attacked.filter(({ password }) => password)).toEqual([])
})

test('19. with the OPRF key too, only a weak password falls, and each guess costs an Argon2id', async () => {
  const { dump, weak } = await stolen()
  const passwords = commonPasswords.slice(0, 10)
  const counter = new PasswordGuesser()
  const attacked = attackPaths(dump, { masterKeys: [masterKey], oprfKeys: [oprfKey], passwords }, counter)
  expect(opened(attacked)).toEqual([[weak.userId, 'password', weak.seed]])
  expect(attacked.find(({ seed }) => seed)?.password).toBe('sunshine')
  // Salts differ, so the guesses for one user are of no use for another.
  expect(counter.evaluations).toBe(passwords.indexOf('sunshine') + 1 + passwords.length)
  expect(pathOf(dump, weak, 'password').hashing).toMatchObject({ memory: 65_536, passes: 3 })
  expect(counter.duration / counter.evaluations).toBeGreaterThan(20)
})

test('19. without the master key, the OPRF key confirms a weak password, but opens no seed', async () => {
  const { dump, weak } = await stolen()
  const attacked = attackPaths(dump, { ...NOTHING, oprfKeys: [oprfKey], passwords: ['sunshine'] }, guesser)
  expect(opened(attacked)).toEqual([])
  expect(attacked.filter(({ password }) => password).map(({ userId }) => userId)).toEqual([weak.userId])
})

test("19. a blob that was changed or moved stays closed, even with the user's own key", async () => {
  const { dump, strong, weak } = await stolen()
  const own = pathOf(dump, weak, 'passkey')
  const serverKey = openServerKey(own, masterKey)
  const userKey = ownKey(weak)
  const seed = openBlob(own, userKey, serverKey)?.seed
  expect(seed && hex(seed)).toBe(weak.seed)

  const bytes = Buffer.from(own.blob, 'base64url')
  for (let index = 1; index < bytes.length; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(openBlob({ ...own, blob: changed.toString('base64url') }, userKey, serverKey)).toBeUndefined()
  }
  for (const other of [pathOf(dump, strong, 'passkey'), pathOf(dump, weak, 'device')]) {
    expect(openBlob({ ...other, blob: own.blob }, userKey, serverKey)).toBeUndefined()
    expect(openServerKey({ ...other, sealed_server_key: own.sealed_server_key }, masterKey)).toBeUndefined()
  }
})

test('19. a design with one seal, or with passwords that the server does not evaluate, would fall', async () => {
  const { dump, weak } = await stolen()
  const path = pathOf(dump, weak, 'passkey')
  const place = `openappkit/wallet/v1|${path.user_id}|passkey|${path.id}`
  const serverKey = openServerKey(path, masterKey) ?? new Uint8Array(32)
  const seed = Buffer.from(weak.seed, 'hex')
  const once = { ...path, blob: blobOf(seal(serverKey, seed, place)) }
  const stored = { ...path, blob: blobOf(seal(Buffer.alloc(32, path.id), seal(serverKey, seed, place), place)) }
  expect(
    opened(attackPaths({ ...dump, paths: [once] }, { ...NOTHING, masterKeys: [masterKey] }, guesser)),
  ).toHaveLength(1)
  const texts = [...dump.texts, Buffer.alloc(32, path.id).toString('base64url')]
  const kept = { ...dump, paths: [stored], texts }
  expect(opened(attackPaths(kept, { ...NOTHING, masterKeys: [masterKey] }, guesser))).toHaveLength(1)
  expect(opened(attackPaths(kept, NOTHING, guesser))).toEqual([])

  const password = pathOf(dump, weak, 'password')
  const passwordPlace = `openappkit/wallet/v1|${password.user_id}|password|${password.id}`
  const passwordServerKey = openServerKey(password, masterKey) ?? new Uint8Array(32)
  if (!password.hashing) throw new Error('No hashing')
  const [userKey = new Uint8Array(32)] = guesser.keysOf(password, password.hashing, 'sunshine', [])
  const plain = {
    ...password,
    blob: blobOf(seal(userKey, seal(passwordServerKey, seed, passwordPlace), passwordPlace)),
  }
  const loot = { ...NOTHING, masterKeys: [masterKey], passwords: ['sunshine'] }
  expect(opened(attackPaths({ ...dump, paths: [plain] }, loot, guesser))).toEqual([
    [weak.userId, 'password', weak.seed],
  ])
})
