import type { EmbeddedAccount } from '@openappkit/contract/embedded'
import { Client } from 'pg'
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

async function startEscrow(delay: number, now?: () => number): Promise<RunningEscrow> {
  const keys = parseKeyRing(randomKey())
  if (!keys) throw new Error('No key')
  const escrow = await startEscrowServer({ keys, token: TOKEN, port: 0, host: '127.0.0.1', delay, now })
  onTestFinished(() => escrow.close())
  return escrow
}

async function startStage(custody: 'provisional' | 'escrow'): Promise<{ stage: WalletStage; key: EscrowKey }> {
  let stage: WalletStage | undefined
  const delay = custody === 'escrow' ? 0 : 24 * HOUR
  const { key, url } = await startEscrow(delay, () => stage?.now() ?? Date.now())
  const settings = { custody, escrowPublicKey: key.publicKey, escrowUrl: url, escrowToken: TOKEN }
  stage = await startWalletStage(databaseUrl(), settings)
  return { stage, key }
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

/** Returns how many rows the database has for a user's escrow. */
async function escrowRows(userId: string): Promise<number | null> {
  const client = new Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return (await client.query('select from wallet_escrow where user_id = $1', [userId])).rowCount
  } finally {
    await client.end()
  }
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

test('12. the row of the escrow goes once two lasting paths are tested', async () => {
  const { key, stage } = await startStage('provisional')
  const { device, paths, seed } = await createUser(stage, key)
  const rows = () => escrowRows(seed.userId)
  expect(await rows()).toBe(1)
  const drop = seed.change({ epoch: 2, dropsEscrow: true })
  const lasting = paths.filter(({ kind }) => kind !== 'device')
  for (const { id } of lasting) {
    expect((await device.post('paths/change', drop)).field).toBe('escrow_needs_tested_paths')
    await device.post('paths/open', { id })
    expect((await device.post('paths/tested', { id, ...seed.about('tested', id, stage.now()) })).status).toBe(200)
  }
  expect((await device.post<EmbeddedAccount>('paths/change', drop)).body.hasEscrow).toBe(false)
  expect(await rows()).toBe(0)
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

/** A thief of the token and of the sealed seed, who talks to the escrow's process without the server. */
async function meetThief(delay: number, now?: () => number) {
  const { key, url } = await startEscrow(delay, now)
  const { publicKey } = await newRecipient()
  const sealed = await sealForEscrow(key, 'wu_ada', SEED)
  const post = async (name: string, body: object, token = TOKEN): Promise<[number, Record<string, unknown>]> => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return [response.status, await response.json()]
  }
  return {
    ticketOf: async (userId: string) => (await post('request', { userId }))[1]['ticket'] as string,
    async open(userId: string, { ticket = null, token }: { ticket?: string | null; token?: string } = {}) {
      return (await post('open', { userId, sealed, publicKey, ticket }, token))[0]
    },
    requestWith: async (token: string) => (await post('request', { userId: 'wu_ada' }, token))[0],
  }
}

test('the process of the escrow answers only with the secret, and opens a seed only for its user', async () => {
  const { open, requestWith } = await meetThief(0)
  expect(await open('wu_ada', { token: 'wrong' })).toBe(401)
  expect(await requestWith('wrong')).toBe(401)
  expect(await open('wu_bob')).toBe(500)
  expect(await open('wu_ada')).toBe(200)
})

test('20. the process of the escrow opens nothing before its own delay, whatever the server says', async () => {
  let now = Date.now()
  const { open, ticketOf } = await meetThief(24 * HOUR, () => now)
  expect(await open('wu_ada')).toBe(403)
  const ticket = await ticketOf('wu_ada')
  const [, code = ''] = ticket.split('.')
  expect(await open('wu_ada', { ticket })).toBe(403)
  expect(await open('wu_ada', { ticket: `${now - 25 * HOUR}.${code}` })).toBe(403)
  const other = await ticketOf('wu_bob')
  now += 24 * HOUR
  expect(await open('wu_ada', { ticket: other })).toBe(403)
  expect(await open('wu_ada', { ticket })).toBe(200)
  now += 9 * 24 * HOUR
  expect(await open('wu_ada', { ticket })).toBe(403)
  // Negative control: a process without a delay opens the seed for the same thief.
  expect(await (await meetThief(0)).open('wu_ada')).toBe(200)
})
