import type { DeviceKey } from '@openappkit/contract/embedded'
import type { DeviceStore } from './DeviceStore'

/** Keys of this browser. The private ones can't be exported, so code on the wallet's page can use but not steal them. */
export interface DeviceKeys {
  /** P-256 key that proves requests. */
  readonly proof: CryptoKeyPair
  /** AES-256-GCM key: the user's half of the device path. */
  readonly user: CryptoKey
  readonly publicKey: DeviceKey
}

/** Returns the stored keys of this device, or creates and stores them. */
export async function loadDeviceKeys(crypto: Crypto, store: DeviceStore): Promise<DeviceKeys> {
  const stored = parseKeys(await store.get('keys'))
  if (stored) return stored
  const created = await createKeys(crypto)
  return parseKeys(await store.setIfAbsent('keys', created)) ?? created
}

async function createKeys(crypto: Crypto): Promise<DeviceKeys> {
  const proof = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  const user = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', proof.publicKey)
  return { proof, user, publicKey: { kty: 'EC', crv: 'P-256', x, y } }
}

function parseKeys(stored: unknown): DeviceKeys | undefined {
  if (!isRecord(stored) || !isRecord(stored['proof']) || !isRecord(stored['publicKey'])) return undefined
  const { privateKey, publicKey } = stored['proof']
  const { x, y } = stored['publicKey']
  const { user } = stored
  if (!(privateKey instanceof CryptoKey && publicKey instanceof CryptoKey && user instanceof CryptoKey))
    return undefined
  if (typeof x !== 'string' || typeof y !== 'string') return undefined
  return { proof: { privateKey, publicKey }, user, publicKey: { kty: 'EC', crv: 'P-256', x, y } }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
