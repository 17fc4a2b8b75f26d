import { deleteDB } from 'idb'
import { recoverMessageAddress } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectVault } from './connectVault'
import { startWorker } from './startWorker'
import type { Vault } from './Vault'

const CODE = '123456'
const workers: Worker[] = []
beforeEach(async () => {
  await deleteDB('openappkit-wallet')
})
afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate()
})

function started(worker: Worker): Worker {
  workers.push(worker)
  return worker
}

/** The vault's worker as the site runs it. Its server is the test page's, which has no wallet. */
function startVaultWorker(): Worker {
  return started(startWorker(new URL('./worker.ts', import.meta.url)))
}

/** A vault in a worker, with a wallet server of its own. */
async function logIn(): Promise<{ vault: Vault; address: string }> {
  const url = new URL('../../test/vault/vaultWorker.ts', import.meta.url)
  const vault = connectVault(started(new Worker(url, { type: 'module' })))
  await vault.start()
  await vault.requestCode({ email: 'ada@example.com', origin: 'https://app.example', projectId: 'p1' })
  const { account } = await vault.verifyCode(CODE)
  return { vault, address: account?.addresses[0]?.address ?? '' }
}

async function signer(vault: Vault, account: string): Promise<string> {
  const message = new TextEncoder().encode('Hello')
  const [signature] = await vault.sign({ kind: 'message', chainId: 'eip155:1', account, message })
  const hex = Array.from(signature ?? [], byte => byte.toString(16).padStart(2, '0')).join('')
  return await recoverMessageAddress({ message: 'Hello', signature: `0x${hex}` })
}

test('starts in a worker with keys that the browser stores', async () => {
  const vault = connectVault(startVaultWorker())
  expect(await vault.start()).toEqual({ status: 'out', account: undefined, isMemoryOnly: false })
})

test('failures cross from the worker with their code', async () => {
  const vault = connectVault(startVaultWorker())
  await vault.start()
  await expect(vault.devices()).rejects.toMatchObject({ name: 'WalletFailure', code: 'embedded/not-logged-in' })
})

test('27. the policy for the worker accepts one URL on the own origin', () => {
  expect(() => startWorker(new URL('https://evil.example/worker.js'))).toThrow(TypeError)
})

test('creates a wallet and signs in a worker', async () => {
  const { vault, address } = await logIn()
  const seen: string[] = []
  vault.subscribe(({ status }) => seen.push(status))
  expect(await signer(vault, address)).toBe(address)
  await vault.signOut()
  expect(seen).toEqual(['out'])
})

test("a passkey's secret moves to the worker", async () => {
  const { vault } = await logIn()
  const prf = new Uint8Array(32).fill(1)
  const added = vault.addPasskey({ credentialId: 'AAAAAAAAAAAAAAAAAAAAAA', prf, label: 'iCloud' })
  expect(prf.byteLength).toBe(0)
  expect((await added).account?.paths).toHaveLength(2)
})

test('hashes a password in the worker while the page stays responsive', async () => {
  const { vault } = await logIn()
  let ticks = 0
  const timer = setInterval(() => ticks++, 20)
  const { account } = await vault.addPassword('correct horse battery')
  clearInterval(timer)
  expect(account?.paths.map(({ kind }) => kind)).toEqual(['device', 'password'])
  expect(ticks).toBeGreaterThan(2)
})
