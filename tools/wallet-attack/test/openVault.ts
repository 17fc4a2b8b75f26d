import type { WalletStage } from '../../../packages/cloud/test/wallet/WalletStage'
import { APP } from '../../../packages/cloud/test/wallet/WalletStage'
import { createVault } from '../../../packages/wallet-site/src/vault/createVault'
import { createMemoryStore } from '../../../packages/wallet-site/src/vault/device/createMemoryStore'
import type { DeviceStore } from '../../../packages/wallet-site/src/vault/device/DeviceStore'
import type { PasskeyAnswer, Vault, VaultState } from '../../../packages/wallet-site/src/vault/Vault'

/** A browser's storage, which a page of the wallet can open again. */
export function createDevice(): DeviceStore {
  return { ...createMemoryStore(), isPersistent: () => true }
}

/** Opens the vault of the wallet site in a browser. It talks to the server of the stage. */
export async function openVault(
  stage: Pick<WalletStage, 'url' | 'now'>,
  store: DeviceStore = createDevice(),
): Promise<Vault> {
  const vault = createVault({
    url: stage.url,
    fetch: (input, init) => fetchAt(stage, input, init),
    store,
    crypto,
    now: stage.now,
    exclusively: run => run(),
    label: 'Chrome on macOS',
    timeLimit: 60_000,
  })
  await vault.start()
  return vault
}

/** Fetches with the time of the stage: the server's own header has the machine's. */
async function fetchAt({ now }: Pick<WalletStage, 'now'>, ...request: Parameters<typeof fetch>): Promise<Response> {
  const { body, headers, status } = await fetch(...request)
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), date: new Date(now()).toUTCString() },
  })
}

export async function logIn(stage: WalletStage, vault: Vault, email: string): Promise<VaultState> {
  await vault.requestCode({ email, origin: APP, projectId: 'local' })
  return await vault.verifyCode(await stage.mailbox.nextCode(email))
}

/** Returns the answer of a passkey. The vault overwrites it, so each use needs a new one. */
export function passkey(number: number): PasskeyAnswer {
  const credentialId = Buffer.from(new Uint8Array(16).fill(number)).toString('base64url')
  return { credentialId, prf: new Uint8Array(32).fill(number) }
}
