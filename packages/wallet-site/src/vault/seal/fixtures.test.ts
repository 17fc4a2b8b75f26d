import { readdirSync, readFileSync } from 'node:fs'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { base64url, type Decoder, list, oneOf, record, text } from '../api/decode'
import { hashingDecoder } from '../api/decoders'
import { decodeBase64url, encodeBase64url } from '../encoding/base64url'
import { identityOf } from '../seed/WalletIdentity'
import { passkeyKey } from '../unlock/passkeyKey'
import { passwordKey } from '../unlock/passwordKey'
import { openSeed } from './openSeed'

const folder = new URL('./fixtures/', import.meta.url)
const sealed = {
  kind: oneOf('device', 'passkey', 'password'),
  pathId: base64url(16),
  serverKey: base64url(32),
  blob: text(200),
}
const fixtureDecoder = record({
  userId: text(200),
  entropy: base64url(16),
  identity: record({
    addresses: list(record({ namespace: text(8), address: text(100) }), 10),
    controlKey: base64url(32),
  }),
  device: record({ ...sealed, userKey: base64url(32) }),
  passkey: record({ ...sealed, credentialId: text(200), prf: base64url(32) }),
  password: record({ ...sealed, password: text(200), hashing: hashingDecoder, oprfKey: base64url(32) }),
})
type Fixture = typeof fixtureDecoder extends Decoder<infer fixture> ? fixture : never
type SealedFixture = Pick<Fixture['device'], 'kind' | 'pathId' | 'serverKey' | 'blob'>

/** Wallets that releases sealed. A release that can't open one of these files would lock out its users. */
const fixtures = readdirSync(folder).map(name => {
  const parsed: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  return [name, fixtureDecoder(parsed, name)] as const
})

const open = async ({ userId }: Fixture, path: SealedFixture, userKey: CryptoKey): Promise<string> => {
  const { blob, kind, pathId, serverKey } = path
  const binding = { userId, kind, pathId }
  const keys = { userKey, serverKey: decodeBase64url(serverKey), binding }
  return encodeBase64url(await openSeed(crypto, decodeBase64url(blob), keys))
}

test('has a fixture of each version of the seal', () => {
  expect(fixtures.map(([name]) => name)).toEqual(['v1.json'])
})

test.each(fixtures)('opens the device path of %s', async (_, fixture) => {
  const { device, entropy } = fixture
  const key = await crypto.subtle.importKey('raw', decodeBase64url(device.userKey), 'AES-GCM', false, ['decrypt'])
  expect(await open(fixture, device, key)).toBe(entropy)
})

test.each(fixtures)('opens the passkey path of %s', async (_, fixture) => {
  const { passkey, entropy } = fixture
  const answer = { credentialId: passkey.credentialId, prf: decodeBase64url(passkey.prf) }
  expect(await open(fixture, passkey, await passkeyKey(crypto, answer))).toBe(entropy)
})

test.each(fixtures)('opens the password path of %s', async (_, fixture) => {
  const { password: path, entropy } = fixture
  const secretKey = decodeBase64url(path.oprfKey)
  const evaluate = async (blinded: string): Promise<string> =>
    encodeBase64url(ristretto255_oprf.oprf.blindEvaluate(secretKey, decodeBase64url(blinded)))
  const key = await passwordKey(crypto, { ...path, evaluate })
  expect(await open(fixture, path, key)).toBe(entropy)
})

test.each(fixtures)('derives the same identity from the seed of %s', async (_, { entropy, identity }) => {
  expect(await identityOf(decodeBase64url(entropy))).toEqual(identity)
})
