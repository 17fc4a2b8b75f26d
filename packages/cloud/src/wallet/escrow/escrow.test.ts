import type { EmbeddedAccount } from '@openappkit/contract/embedded'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { newRecipient, sealForEscrow } from '../../../test/wallet/escrowSeals'
import { newPath, WalletSeed } from '../../../test/wallet/WalletSeed'
import { startWalletStage, type WalletStage } from '../../../test/wallet/WalletStage'
import { randomKey } from '../../../test/wallet/walletSecrets'
import { parseKeyRing } from '../operator/WalletKeys'
import type { EscrowAnswer } from './Escrow'
import type { EscrowKey } from './HpkeEscrowOpener'
import { type RunningEscrow, startEscrowServer } from './startEscrowServer'

const databaseUrl = sharedDatabase()
const HOUR = 3_600_000
const TOKEN = 'a secret of both processes, 32 ch'
const SEED = new Uint8Array(16).fill(9)

async function startEscrow(): Promise<RunningEscrow> {
  const keys = parseKeyRing(randomKey())
  if (!keys) throw new Error('No key')
  const escrow = await startEscrowServer({ keys, token: TOKEN, port: 0, host: '127.0.0.1' })
  onTestFinished(() => escrow.close())
  return escrow
}

async function startStage(custody: 'provisional' | 'escrow'): Promise<{ stage: WalletStage; key: EscrowKey }> {
  const { key, url } = await startEscrow()
  const settings = { custody, escrowPublicKey: key.publicKey, escrowUrl: url, escrowToken: TOKEN }
  return { stage: await startWalletStage(databaseUrl(), settings), key }
}

async function createUser(stage: WalletStage, key: EscrowKey) {
  const email = stage.address()
  const { account, device } = await stage.logIn(email)
  const seed = new WalletSeed(account.userId)
  const paths = [newPath('device'), newPath('passkey'), newPath('password')]
  const escrow = await sealForEscrow(key, account.userId, SEED)
  const created = await device.post<EmbeddedAccount>('account', seed.creation(paths, { escrow }))
  expect(created).toMatchObject({ status: 200, body: { hasEscrow: true } })
  stage.advance(31_000)
  return { email, device, seed, paths }
}

test('under `escrow`, a new device gets the seed immediately, sealed to its own key, and the user a mail', async () => {
  const { key, stage } = await startStage('escrow')
  const { email, seed } = await createUser(stage, key)
  const { device } = await stage.logIn(email)
  const recipient = await newRecipient()
  const { body } = await device.post<EscrowAnswer>('escrow/open', { publicKey: recipient.publicKey })
  if (body.status !== 'open') throw new Error('The escrow is closed')
  expect(await recipient.open(body, seed.userId)).toEqual(SEED)
  await expect
    .poll(() => stage.mailbox.mails(email).map(({ subject }) => subject))
    .toContain('Someone asks to recover your Acme wallet')
})

test('under `provisional`, a new device waits 24 hours', async () => {
  const { key, stage } = await startStage('provisional')
  const { email } = await createUser(stage, key)
  const { device } = await stage.logIn(email)
  const { publicKey } = await newRecipient()
  const open = () => device.post<EscrowAnswer>('escrow/open', { publicKey })
  const first = await open()
  expect(first.body).toMatchObject({ status: 'waiting' })
  stage.advance(23 * HOUR)
  await stage.logIn(email, device)
  expect((await open()).body).toEqual(first.body)
  stage.advance(HOUR + 1)
  await stage.logIn(email, device)
  expect((await open()).body.status).toBe('open')
})

test('a link in the mail cancels after a click, not when it opens', async () => {
  const { key, stage } = await startStage('provisional')
  const { email } = await createUser(stage, key)
  const { device } = await stage.logIn(email)
  const { publicKey } = await newRecipient()
  await device.post('escrow/open', { publicKey })
  const isRequest = ({ text }: { text: string }): boolean => text.includes('/wallet/escrow/cancel')
  await expect.poll(() => stage.mailbox.mails(email).some(isRequest)).toBe(true)
  const mail = stage.mailbox.mails(email).find(isRequest)
  const [, path = ''] =
    /http:\/\/localhost:\d+(\/wallet\/escrow\/cancel\?secret=[\w-]{43})/.exec(mail?.text ?? '') ?? []
  const page = await fetch(`${stage.url}${path}`)
  expect(await page.text()).toContain('<button>Cancel recovery</button>')
  expect((await device.post<EscrowAnswer>('escrow/open', { publicKey })).body.status).toBe('waiting')

  const foreign = await fetch(`${stage.url}${path}`, { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
  const canceled = await fetch(`${stage.url}${path}`, { method: 'POST', headers: { origin: stage.url } })
  expect(await canceled.text()).toContain('Recovery canceled')
  stage.advance(25 * HOUR)
  await stage.logIn(email, device)
  expect((await device.post('escrow/open', { publicKey })).field).toBe('recovery_canceled')
})

test('the user cancels in the app', async () => {
  const { key, stage } = await startStage('provisional')
  const { device: own, email } = await createUser(stage, key)
  const { device } = await stage.logIn(email)
  const { publicKey } = await newRecipient()
  await device.post('escrow/open', { publicKey })
  expect((await own.post('escrow/cancel')).status).toBe(200)
  expect((await device.post('escrow/open', { publicKey })).field).toBe('recovery_canceled')
})

test('the escrow goes once two lasting paths are tested', async () => {
  const { key, stage } = await startStage('provisional')
  const { device, paths, seed } = await createUser(stage, key)
  const drop = seed.change({ epoch: 2, dropsEscrow: true })
  const lasting = paths.filter(({ kind }) => kind !== 'device')
  for (const { id } of lasting) {
    expect((await device.post('paths/change', drop)).field).toBe('escrow_needs_tested_paths')
    await device.post('paths/open', { id })
    expect((await device.post('paths/tested', { id, ...seed.about('tested', id, stage.now()) })).status).toBe(200)
  }
  expect((await device.post<EmbeddedAccount>('paths/change', drop)).body.hasEscrow).toBe(false)
  const { publicKey } = await newRecipient()
  expect((await device.post('escrow/open', { publicKey })).field).toBe('path_not_found')
})

test('the policy decides whether a wallet has an escrow', async () => {
  const { key, stage } = await startStage('provisional')
  const { account, device } = await stage.logIn(stage.address())
  const seed = new WalletSeed(account.userId)
  const without = await device.post('account', seed.creation([newPath('device')]))
  expect(without).toMatchObject({ status: 422, field: 'escrow' })
  const escrow = { ...(await sealForEscrow(key, account.userId, SEED)), keyId: 'another' }
  expect((await device.post('account', seed.creation([newPath('device')], { escrow }))).field).toBe('escrow')
})

test('the process of the escrow answers only with the secret, and opens a seed only for its user', async () => {
  const { key, url } = await startEscrow()
  const { publicKey } = await newRecipient()
  const sealed = await sealForEscrow(key, 'wu_ada', SEED)
  const open = async (userId: string, token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` }
    const body = JSON.stringify({ userId, sealed, publicKey })
    return (await fetch(`${url}/open`, { method: 'POST', headers, body })).status
  }
  expect(await open('wu_ada', 'wrong')).toBe(401)
  expect(await open('wu_bob', TOKEN)).toBe(500)
  expect(await open('wu_ada', TOKEN)).toBe(200)
})
