import { createIndexedDbStore } from '../../src/vault/device/createIndexedDbStore'
import { loadDeviceKeys } from '../../src/vault/device/DeviceKeys'
import { withMemoryFallback } from '../../src/vault/device/withMemoryFallback'

/** A worker's report about the keys of the device. */
export interface KeysReport {
  readonly publicKey: string
  readonly isPersistent: boolean
  /** Names of the errors when the worker exports the private keys. */
  readonly exports: readonly string[]
}

const nameOf = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'exported',
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  )

/** Loads the device's keys as the vault does, tries to export them, and reports. */
async function report(): Promise<KeysReport> {
  const store = withMemoryFallback(createIndexedDbStore())
  const { proof, user, publicKey } = await loadDeviceKeys(crypto, store)
  const formats = ['jwk', 'pkcs8', 'raw'] as const
  const exports = await Promise.all([
    ...formats.map(format => nameOf(crypto.subtle.exportKey(format, proof.privateKey))),
    ...(['jwk', 'raw'] as const).map(format => nameOf(crypto.subtle.exportKey(format, user))),
  ])
  return { publicKey: JSON.stringify(publicKey), isPersistent: store.isPersistent('keys'), exports }
}

void report().then(result => self.postMessage(result))
