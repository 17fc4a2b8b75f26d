import { expect, test } from 'vitest'
import { openSeed } from './openSeed'
import type { SealBinding } from './SealBinding'
import { sealSeed } from './sealSeed'

const seed = new Uint8Array(16).fill(7)
const serverKey = new Uint8Array(32).fill(3)
const binding: SealBinding = { userId: 'wu_1', kind: 'device', pathId: 'AAECAwQFBgcICQoLDA0ODw' }

const newKey = async (): Promise<CryptoKey> =>
  await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

test('opens what it sealed', async () => {
  const keys = { userKey: await newKey(), serverKey, binding }
  const blob = await sealSeed(crypto, seed, keys)
  expect(blob).toHaveLength(73)
  expect(await openSeed(crypto, blob, keys)).toEqual(seed)
})

test('seals each time with other nonces', async () => {
  const keys = { userKey: await newKey(), serverKey, binding }
  expect(await sealSeed(crypto, seed, keys)).not.toEqual(await sealSeed(crypto, seed, keys))
})

test('refuses a blob with any changed byte', async () => {
  const keys = { userKey: await newKey(), serverKey, binding }
  const blob = await sealSeed(crypto, seed, keys)
  for (const at of blob.keys()) {
    const changed = Uint8Array.from(blob, (byte, index) => (index === at ? byte ^ 1 : byte))
    await expect(openSeed(crypto, changed, keys)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  }
})

test('refuses a blob that is cut off or longer', async () => {
  const keys = { userKey: await newKey(), serverKey, binding }
  const blob = await sealSeed(crypto, seed, keys)
  for (const length of [0, 1, 12, 40, 72]) {
    await expect(openSeed(crypto, blob.slice(0, length), keys)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  }
  const longer = Uint8Array.from([...blob, 0])
  await expect(openSeed(crypto, longer, keys)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
})

test.each([
  ['user', { userId: 'wu_2' }],
  ['path', { pathId: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['kind of path', { kind: 'passkey' }],
] as const)('refuses a blob of another %s', async (_, other) => {
  const keys = { userKey: await newKey(), serverKey, binding }
  const blob = await sealSeed(crypto, seed, keys)
  const swapped = { ...keys, binding: { ...binding, ...other } }
  await expect(openSeed(crypto, blob, swapped)).rejects.toMatchObject({ code: 'embedded/path-damaged' })
})

test('needs both keys', async () => {
  const keys = { userKey: await newKey(), serverKey, binding }
  const blob = await sealSeed(crypto, seed, keys)
  const others = [{ userKey: await newKey() }, { serverKey: new Uint8Array(32).fill(4) }]
  for (const other of others) {
    const wrong = openSeed(crypto, blob, { ...keys, ...other })
    await expect(wrong).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  }
})
