import { createVault, type VaultOptions } from '../../src/vault/createVault'
import { createMemoryStore } from '../../src/vault/device/createMemoryStore'
import type { DeviceStore } from '../../src/vault/device/DeviceStore'
import type { Vault, VaultState } from '../../src/vault/Vault'
import type { FakeWalletServer } from './FakeWalletServer'

/** Store of a browser that keeps everything. */
export function createDevice(): DeviceStore {
  return { ...createMemoryStore(), isPersistent: () => true }
}

/** Returns a vault on a device. Pages on the same device share the store. */
export function openVault(server: FakeWalletServer, options: Partial<VaultOptions> = {}): Vault {
  let running: Promise<unknown> = Promise.resolve()
  return createVault({
    url: server.url,
    fetch: server.fetch,
    store: createDevice(),
    crypto,
    now: () => Date.now(),
    exclusively: run => {
      const next = running.then(run)
      running = next.catch(() => undefined)
      return next
    },
    label: 'Chrome on macOS',
    ...options,
  })
}

/** Logs in by email. */
export async function logIn(server: FakeWalletServer, vault: Vault, email = 'ada@example.com'): Promise<VaultState> {
  await vault.requestCode({ email, origin: 'https://app.example', projectId: 'p1' })
  return await vault.verifyCode(server.mails.get(email) ?? '')
}
