import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startTestCloud } from '../../../test/server/startTestCloud'
import { randomKey } from '../../../test/wallet/walletSecrets'
import type { WalletSettings } from '../WalletOptions'
import { KeySealer } from './KeySealer'
import { developmentKeys } from './keyFile'
import { openOperatorKeys } from './openOperatorKeys'
import { parseKeyRing, walletKey } from './WalletKeys'

const databaseUrl = sharedDatabase()
const secret = (): Uint8Array<ArrayBuffer> => new Uint8Array(32).fill(7)
const key = (fill: number) => walletKey(new Uint8Array(32).fill(fill))

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'oak-keys-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a development server creates its keys once, readable by its user only', async () => {
  const path = await folder()
  const keys = await developmentKeys(path)
  expect(await developmentKeys(path)).toEqual(keys)
  const file = join(path, 'wallet-keys.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(new Set(Object.values(keys)).size).toBe(4)
  await chmod(file, 0o600)
  await writeFile(file, '{')
  await expect(developmentKeys(path)).rejects.toThrow('Restore the file')
  expect(await readFile(file, 'utf8')).toBe('{')
})

test('a production server names the key that is missing, and how to create it', async () => {
  const all: WalletSettings = { masterKey: randomKey(), oprfKey: randomKey(), codePepper: randomKey() }
  const open = (settings: WalletSettings, custody: 'user' | 'provisional' = 'user') =>
    openOperatorKeys({ settings, custody, developmentDirectory: undefined })
  for (const [name, variable] of [
    ['masterKey', 'WALLET_MASTER_KEY'],
    ['oprfKey', 'WALLET_OPRF_KEY'],
    ['codePepper', 'WALLET_CODE_PEPPER'],
  ] as const) {
    const { [name]: _, ...others } = all
    await expect(open(others)).rejects.toThrow(`${variable} is missing. Create one with: openssl rand -base64 32.`)
    const short = { ...all, [name]: 'c2hvcnQ=' }
    await expect(open(short)).rejects.toThrow(`${variable} must be 32 bytes in base64`)
  }
  await expect(open(all, 'provisional')).rejects.toThrow('WALLET_ESCROW_URL')
  const remote = { ...all, escrowUrl: 'http://127.0.0.1:1', escrowPublicKey: randomKey() }
  await expect(open(remote, 'provisional')).rejects.toThrow('WALLET_ESCROW_TOKEN is missing')
  const both = { ...remote, escrowToken: 'x'.repeat(32), escrowKey: randomKey() }
  await expect(open(both, 'provisional')).rejects.toThrow('WALLET_ESCROW_KEY is the private key')
  expect((await open(all)).escrow).toBeUndefined()
})

test('with your own Postgres, the wallet is off without its origin, and needs its keys with it', async () => {
  const off = await startTestCloud({ databaseUrl: databaseUrl() })
  expect((await fetch(`${off.url}/wallet/v1/account`)).status).toBe(404)
  await off.close()
  const on = { databaseUrl: databaseUrl(), walletOrigin: 'https://wallet.example' }
  await expect(startTestCloud(on)).rejects.toThrow('WALLET_MASTER_KEY is missing')
  const wallet: WalletSettings = {
    custody: 'user',
    masterKey: randomKey(),
    oprfKey: randomKey(),
    codePepper: randomKey(),
  }
  await expect(startTestCloud({ ...on, wallet })).rejects.toThrow('SMTP_URL is missing')
})

test('a new master key opens what an older one sealed, while it is listed', async () => {
  const sealed = await new KeySealer([key(1)]).seal(secret(), 'place')
  expect(await new KeySealer([key(2), key(1)]).open(sealed, 'place')).toEqual(secret())
  expect(await new KeySealer([key(2)]).open(sealed, 'place')).toBeUndefined()
  expect(await new KeySealer([key(2), key(1)]).seal(secret(), 'place')).toContain(key(2).id)
})

test('a sealed key opens only in its place and unchanged', async () => {
  const sealer = new KeySealer([key(1)])
  const sealed = await sealer.seal(secret(), 'wu_a|device|1')
  expect(await sealer.open(sealed, 'wu_a|device|1')).toEqual(secret())
  expect(await sealer.open(sealed, 'wu_b|device|1')).toBeUndefined()
  expect(
    await sealer.open(
      sealed.replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
      'wu_a|device|1',
    ),
  ).toBeUndefined()
})

test('reads lists of keys in base64 and base64url', () => {
  const bytes = Buffer.alloc(32, 251)
  const ring = parseKeyRing(`${bytes.toString('base64')}, ${bytes.toString('base64url')}`)
  expect(ring?.map(({ id }) => id)).toEqual([walletKey(bytes).id, walletKey(bytes).id])
  expect(parseKeyRing('')).toBeUndefined()
})
