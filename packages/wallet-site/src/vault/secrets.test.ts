import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, test } from 'vitest'
import { FakeWalletServer } from '../../test/vault/FakeWalletServer'
import { logIn, openVault } from '../../test/vault/openVault'
import type { ReviewedRequest } from '../request/WalletRequest'
import { recoveryPhrase } from './seed/recoveryPhrase'

/** WebCrypto that shows which buffers it returned decrypted, and which random ones it filled. */
function watchedCrypto(): { crypto: Crypto; decrypted: Uint8Array[]; random: Uint8Array[]; imported: Uint8Array[] } {
  const decrypted: Uint8Array[] = []
  const random: Uint8Array[] = []
  const imported: Uint8Array[] = []
  const { subtle } = crypto
  const decrypt: SubtleCrypto['decrypt'] = async (...call) => {
    const plain = await subtle.decrypt(...call)
    decrypted.push(new Uint8Array(plain))
    return plain
  }
  const importKey = async (...call: Parameters<SubtleCrypto['importKey']>): Promise<CryptoKey> => {
    if (call[1] instanceof Uint8Array) imported.push(call[1])
    return await subtle.importKey(...call)
  }
  const proxy = new Proxy(subtle, {
    get: (target, name) => {
      if (name === 'decrypt') return decrypt
      if (name === 'importKey') return importKey
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const fill: Crypto['getRandomValues'] = array => {
    crypto.getRandomValues(array)
    if (array instanceof Uint8Array) random.push(array)
    return array
  }
  return {
    crypto: { subtle: proxy, getRandomValues: fill, randomUUID: () => crypto.randomUUID() },
    decrypted,
    random,
    imported,
  }
}
const isZero = (buffer: Uint8Array): boolean => buffer.every(byte => byte === 0)

test('overwrites the seed and the keys of paths after each operation', async () => {
  const server = new FakeWalletServer()
  const watched = watchedCrypto()
  const vault = openVault(server, { crypto: watched.crypto })
  const { account } = await logIn(server, vault)
  // Ids of 16 bytes stay. The entropy of the new wallet doesn't.
  expect(watched.random.filter(buffer => buffer.length === 16 && isZero(buffer))).toHaveLength(1)
  const request: ReviewedRequest = {
    kind: 'message',
    chainId: 'eip155:1',
    account: account?.addresses[0]?.address ?? '',
    message: new Uint8Array(5),
  }
  await vault.sign(request)
  await vault.exportSecrets()
  await vault.sealRecovery('correct horse battery staple')
  const prf = new Uint8Array(32).fill(1)
  await vault.addPasskey({ credentialId: 'AAAAAAAAAAAAAAAAAAAAAA', prf, label: 'iCloud' })
  await expect(vault.sign({ ...request, account: '0x00000000000000000000000000000000000000aa' })).rejects.toThrow()

  // Each opening decrypts twice: the outer and the inner seal.
  expect(watched.decrypted).toHaveLength(10)
  expect(watched.decrypted.every(isZero)).toBe(true)
  // Keys of paths, from the server and from the passkey.
  expect(watched.imported.length).toBeGreaterThan(5)
  expect(watched.imported.every(isZero)).toBe(true)
  expect(watched.random.filter(({ length }) => length === 32).every(isZero)).toBe(true)
  expect(isZero(prf)).toBe(true)
})

test('never sends the seed, the phrase or a private key to the server', async () => {
  const server = new FakeWalletServer()
  const vault = openVault(server)
  await logIn(server, vault)
  await vault.addPasskey({ credentialId: 'AAAAAAAAAAAAAAAAAAAAAA', prf: new Uint8Array(32).fill(1), label: 'iCloud' })
  const { keys, mnemonic } = await vault.exportSecrets()
  const sent = JSON.stringify(server.requests)
  const entropy = mnemonicToEntropy(mnemonic, wordlist)
  expect(recoveryPhrase(entropy)).toBe(mnemonic)
  const secrets = [
    mnemonic,
    ...keys.map(({ key }) => key),
    ...(['hex', 'base64', 'base64url'] as const).map(one => Buffer.from(entropy).toString(one)),
  ]
  for (const secret of secrets) expect(sent).not.toContain(secret)
})
