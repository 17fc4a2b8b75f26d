import { readdirSync, readFileSync } from 'node:fs'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, test } from 'vitest'
import { FakeWalletServer } from '../../../test/vault/FakeWalletServer'
import { logIn, openVault } from '../../../test/vault/openVault'
import { base64url, list, record, text } from '../api/decode'
import { hashingDecoder } from '../api/decoders'
import { decodeBase64url, encodeBase64url } from '../encoding/base64url'
import { recoveryPhrase } from '../seed/recoveryPhrase'
import { identityOf } from '../seed/WalletIdentity'
import { openRecovery } from './openRecovery'
import { recoveryKey } from './recoveryKey'
import type { SealedRecovery } from './SealedRecovery'

const password = 'correct horse battery staple'

/** Logs in and seals the new wallet. */
async function seal(): Promise<{ readonly sealed: SealedRecovery; readonly mnemonic: string; readonly sent: string }> {
  const server = new FakeWalletServer()
  const vault = openVault(server)
  await logIn(server, vault)
  const sealed = await vault.sealRecovery(password)
  const { mnemonic } = await vault.exportSecrets()
  return { sealed, mnemonic, sent: JSON.stringify(server.requests) }
}

test('11. a recovery file opens with its password alone', async () => {
  const { mnemonic, sealed, sent } = await seal()
  const entropy = await openRecovery(sealed, password)
  expect(recoveryPhrase(entropy)).toBe(mnemonic)
  expect(sealed.addresses).toEqual((await identityOf(entropy)).addresses)

  // The server learns neither that there is a file, nor its password.
  expect(sent).not.toContain(password)
  expect(sent).not.toContain(sealed.sealed)
  const plain = JSON.stringify(sealed)
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(plain).not.toContain(Buffer.from(mnemonicToEntropy(mnemonic, wordlist)).toString(encoding))
})

test('opens with the same password in another Unicode form', async () => {
  const server = new FakeWalletServer()
  const vault = openVault(server)
  await logIn(server, vault)
  const sealed = await vault.sealRecovery('Zoë’s long password'.normalize('NFC'))
  await expect(openRecovery(sealed, 'Zoë’s long password'.normalize('NFD'))).resolves.toHaveLength(16)
})

test('19. a recovery file with another password, or any changed byte, stays closed', async () => {
  const { sealed } = await seal()
  const flipped = (from: string): string => {
    const bytes = decodeBase64url(from)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    return encodeBase64url(bytes)
  }
  const { addresses, hashing } = sealed
  const [evm, ...rest] = addresses
  const foreign = { namespace: 'eip155' as const, address: '0x00000000000000000000000000000000000000aa' }
  expect(evm?.namespace).toBe('eip155')
  const attempts: readonly (readonly [SealedRecovery, string])[] = [
    [sealed, 'correct horse battery stapl'],
    [sealed, ''],
    [{ ...sealed, sealed: flipped(sealed.sealed) }, password],
    [{ ...sealed, addresses: [foreign, ...rest] }, password],
    [{ ...sealed, addresses: rest }, password],
    [{ ...sealed, hashing: { ...hashing, salt: flipped(hashing.salt) } }, password],
    [{ ...sealed, hashing: { ...hashing, passes: 2 } }, password],
  ]
  for (const [file, tried] of attempts)
    await expect(openRecovery(file, tried)).rejects.toMatchObject({ code: 'embedded/password-wrong' })
  // The addresses may come in another order.
  await expect(openRecovery({ ...sealed, addresses: addresses.toReversed() }, password)).resolves.toHaveLength(16)
})

test('two files of a wallet have nothing in common but the addresses', async () => {
  const server = new FakeWalletServer()
  const vault = openVault(server)
  await logIn(server, vault)
  const [one, other] = [await vault.sealRecovery(password), await vault.sealRecovery(password)]
  expect(one.addresses).toEqual(other.addresses)
  expect(one.hashing.salt).not.toBe(other.hashing.salt)
  expect(one.sealed.slice(0, 16)).not.toBe(other.sealed.slice(0, 16))
})

test.each([[''], ['short enough'.slice(1)], ['a'.repeat(1001)]])('refuses the password %j', async short => {
  const server = new FakeWalletServer()
  const vault = openVault(server)
  await logIn(server, vault)
  await expect(vault.sealRecovery(short)).rejects.toMatchObject({ code: 'embedded/invalid-request' })
})

test('seals nothing before the wallet is open', async () => {
  const vault = openVault(new FakeWalletServer())
  await vault.start()
  await expect(vault.sealRecovery(password)).rejects.toMatchObject({ code: 'embedded/not-logged-in' })
})

const fixtureDecoder = record({
  password: text(200),
  mnemonic: text(200),
  addresses: list(record({ namespace: text(8), address: text(100) }), 10),
  hashing: hashingDecoder,
  sealed: base64url(44),
})
const folder = new URL('./fixtures/', import.meta.url)

test('opens the files of every release', async () => {
  const names = readdirSync(folder)
  expect(names).toEqual(['v1.json'])
  for (const name of names) {
    const parsed: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    const { mnemonic, password: known, ...sealed } = fixtureDecoder(parsed, name)
    expect(recoveryPhrase(await openRecovery(sealed as SealedRecovery, known)), name).toBe(mnemonic)
  }
})

test('the key takes the memory and the passes that the file names', async () => {
  const salt = encodeBase64url(new Uint8Array(16))
  const hashing = { algorithm: 'argon2id', memory: 19_456, passes: 1, salt } as const
  const keys = await Promise.all([
    recoveryKey(password, hashing),
    recoveryKey(password, { ...hashing, passes: 2 }),
    recoveryKey(password, { ...hashing, memory: 19_464 }),
  ])
  expect(new Set(keys.map(encodeBase64url)).size).toBe(3)
})
