import { randomBytes } from 'node:crypto'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import type { EmbeddedAccount, EmbeddedDevice, SealedSeed } from '@openappkit/contract/embedded'
import { Client, type QueryResult } from 'pg'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import type { WalletDevice } from '../../../test/wallet/WalletDevice'
import { newPath, WalletSeed } from '../../../test/wallet/WalletSeed'
import { startWalletStage, type WalletUser } from '../../../test/wallet/WalletStage'
import { randomKey } from '../../../test/wallet/walletSecrets'

const databaseUrl = sharedDatabase()
const MINUTE = 60_000
const ELEMENT = Buffer.from(ristretto255_oprf.oprf.blind(new TextEncoder().encode('a password')).blinded).toString(
  'base64url',
)

async function run(statement: string, values: unknown[] = []): Promise<QueryResult> {
  const client = new Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}

/** Returns the user's path of a kind. */
function pathOf({ paths }: WalletUser, kind: string): string {
  return paths.find(path => path.kind === kind)?.id ?? ''
}

test('29. creates the wallet once, and returns it to a client that repeats the request', async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  const { account, device, paths, seed } = user
  expect(account).toMatchObject({ epoch: 1, hasEscrow: false, custody: 'user', controlKey: seed.controlKey })
  const [own] = (await device.get<{ devices: readonly EmbeddedDevice[] }>('devices')).body.devices
  expect(account.paths.map(({ deviceId, isThisDevice, kind }) => [kind, isThisDevice, deviceId])).toEqual([
    ['device', true, own?.id],
    ['passkey', false, undefined],
    ['password', false, undefined],
  ])
  expect((await device.post('account', seed.creation(paths))).body).toEqual(account)
  const thirdParty = new WalletSeed(account.userId)
  const other = thirdParty.creation([newPath('passkey')])
  expect(await device.post('account', other)).toMatchObject({ status: 409, field: 'wallet_exists' })
})

test('20. creates nothing without the signature of the key that it names', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { account, device } = await stage.logIn(stage.address())
  const seed = new WalletSeed(account.userId)
  const paths = [newPath('passkey')]
  const stolen = { ...seed.creation(paths), controlKey: new WalletSeed(account.userId).controlKey }
  expect((await device.post('account', stolen)).field).toBe('statement_invalid')
  const elsewhere = new WalletSeed('wu_another').creation(paths)
  expect((await device.post('account', elsewhere)).field).toBe('statement_invalid')
  expect((await device.get<EmbeddedAccount>('account')).body).toMatchObject({ controlKey: null, paths: [] })
  expect((await device.post('account', seed.creation(paths))).status).toBe(200)
})

test('under the `user` policy, a device alone is not enough', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { account, device } = await stage.logIn(stage.address())
  const creation = new WalletSeed(account.userId).creation([newPath('device')])
  expect(await device.post('account', creation)).toMatchObject({ status: 422, field: 'paths' })
})

test("20. opens a device's path for that device only, and the others after a recent login", async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  const { device, email, paths } = user
  const own = await device.post<SealedSeed>('paths/open', { id: pathOf(user, 'device') })
  expect(own.body).toMatchObject({ blob: paths[0]?.blob, serverKey: paths[0]?.serverKey })

  stage.advance(31_000)
  const { device: thief } = await stage.logIn(email)
  expect((await thief.post('paths/open', { id: pathOf(user, 'device') })).field).toBe('path_not_found')
  expect((await thief.post('paths/open', { id: pathOf(user, 'passkey') })).status).toBe(200)
  stage.advance(11 * MINUTE)
  expect((await thief.post('paths/open', { id: pathOf(user, 'passkey') })).field).toBe('login_again')
  expect((await device.post('paths/open', { id: pathOf(user, 'device') })).status).toBe(200)
})

test("20. a thief of the mailbox can't add, replace or remove a path", async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  stage.advance(31_000)
  const { device: thief, account } = await stage.logIn(user.email)
  const thirdParty = new WalletSeed(account.userId)
  const change = { epoch: 2, add: [newPath('passkey')], remove: [pathOf(user, 'passkey')] }
  const signedByThief = thirdParty.change(change)
  expect(await thief.post('paths/change', signedByThief)).toMatchObject({ status: 403, field: 'statement_invalid' })
  const unsigned = { ...signedByThief, signature: 'A'.repeat(86) }
  expect((await thief.post('paths/change', unsigned)).field).toBe('statement_invalid')
  // Negative control: the same change with the control key works, even from this session.
  expect((await thief.post('paths/change', user.seed.change(change))).status).toBe(200)
})

test('30. a signed change counts once, and only for what it names', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device, seed } = await stage.createUser()
  const added = newPath('passkey')
  const change = seed.change({ epoch: 2, add: [added] })
  const swapped = { ...change, add: [{ ...added, blob: newPath('passkey').blob }] }
  expect((await device.post('paths/change', swapped)).field).toBe('statement_invalid')
  expect((await device.post('paths/change', seed.change({ epoch: 3, add: [added] }))).field).toBe('epoch_conflict')
  expect((await device.post('paths/change', change)).status).toBe(200)

  const removal = seed.change({ epoch: 3, remove: [added.id] })
  expect((await device.post('paths/change', removal)).status).toBe(200)
  // A replay of the old change would bring the removed path back.
  expect((await device.post('paths/change', change)).field).toBe('epoch_conflict')
  // Negative control: without the epoch, it does.
  await run('update wallet_users set epoch = 1 where id = $1', [seed.userId])
  expect((await device.post('paths/change', change)).status).toBe(200)
})

test('of two changes at the same time, one wins', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device, seed } = await stage.createUser()
  const changes = [1, 2, 3].map(() => device.post('paths/change', seed.change({ epoch: 2, add: [newPath('passkey')] })))
  expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('the last lasting path stays', async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  const { device, paths, seed } = user
  const lasting = [pathOf(user, 'passkey'), pathOf(user, 'password')]
  const all = seed.change({ epoch: 2, remove: paths.map(({ id }) => id) })
  expect((await device.post('paths/change', all)).field).toBe('last_path')
  expect((await device.post('paths/change', seed.change({ epoch: 2, remove: lasting }))).field).toBe('last_path')
  const unknown = seed.change({ epoch: 2, remove: ['A'.repeat(22)] })
  expect((await device.post('paths/change', unknown)).field).toBe('path_not_found')
  expect((await device.post('paths/change', seed.change({ epoch: 2, remove: lasting.slice(1) }))).status).toBe(200)
})

test("20. removing a device's path ends its sessions", async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  stage.advance(31_000)
  const { device: other } = await stage.logIn(user.email)
  const path = newPath('device')
  expect((await other.post('paths/change', user.seed.change({ epoch: 2, add: [path] }))).status).toBe(200)
  expect((await other.post('paths/open', { id: path.id })).status).toBe(200)
  expect((await user.device.post('paths/change', user.seed.change({ epoch: 3, remove: [path.id] }))).status).toBe(200)
  expect((await other.get('account')).field).toBe('session_ended')
  expect((await user.device.get('account')).status).toBe(200)
})

test("server keys that are swapped between users don't open", async () => {
  const stage = await startWalletStage(databaseUrl())
  const [ada, bob] = [await stage.createUser(), await stage.createUser()]
  const [adas, bobs] = [pathOf(ada, 'device'), pathOf(bob, 'device')]
  const sealedKey = async (id: string): Promise<string> =>
    (await run('select sealed_server_key as sealed from wallet_paths where id = $1', [id])).rows[0].sealed
  const [adasKey, bobsKey] = [await sealedKey(adas), await sealedKey(bobs)]
  expect(adasKey).not.toContain(ada.paths[0]?.serverKey)
  const set = (id: string, key: string): Promise<QueryResult> =>
    run('update wallet_paths set sealed_server_key = $2 where id = $1', [id, key])
  await set(adas, bobsKey)
  expect((await ada.device.post('paths/open', { id: adas })).status).toBe(500)
  // Negative control: with its own key, the path opens again.
  await set(adas, adasKey)
  expect((await ada.device.post('paths/open', { id: adas })).status).toBe(200)
})

test('marks a path as tested after it was opened, with the signature of the seed inside', async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  const { device, seed } = user
  const id = pathOf(user, 'passkey')
  const report = (signed: object) => device.post<EmbeddedAccount>('paths/tested', { id, ...signed })
  expect((await report(seed.about('tested', id, stage.now()))).field).toBe('statement_invalid')
  await device.post('paths/open', { id })
  expect((await report(new WalletSeed(seed.userId).about('tested', id, stage.now()))).field).toBe('statement_invalid')
  expect((await report(seed.about('confirm', id, stage.now()))).field).toBe('statement_invalid')
  expect((await report(seed.about('tested', id, stage.now() - 3 * MINUTE))).field).toBe('statement_invalid')
  const { body } = await report(seed.about('tested', id, stage.now()))
  expect(body.paths.filter(({ isTested }) => isTested).map(path => path.id)).toEqual([id])
})

test('evaluates passwords with a key per path, so no other account can try guesses', async () => {
  const stage = await startWalletStage(databaseUrl())
  const [ada, bob] = [await stage.createUser(), await stage.createUser()]
  const evaluate = async (user: WalletUser, pathId: string): Promise<unknown> =>
    (await user.device.post('password/evaluate', { pathId, blinded: ELEMENT })).body['evaluated']
  const pathId = pathOf(ada, 'password')
  const own = await evaluate(ada, pathId)
  expect(own).toMatch(/^[\w-]{43}$/)
  expect(await evaluate(ada, pathId)).toBe(own)
  expect(await evaluate(bob, pathId)).not.toBe(own)
  const invalid = { pathId, blinded: randomBytes(32).fill(255).toString('base64url') }
  expect((await ada.device.post('password/evaluate', invalid)).field).toBe('password_wrong')
})

test('a password that one node evaluates and another one stores opens, while the keys are rotated', async () => {
  const [older, newer] = [randomKey(), randomKey()]
  const keys = { masterKey: randomKey(), codePepper: randomKey() }
  const first = await startWalletStage(databaseUrl(), { ...keys, oprfKey: `${older},${newer}` })
  const second = await startWalletStage(databaseUrl(), { ...keys, oprfKey: `${newer},${older}` })
  const user = await first.createUser()
  second.advance(31_000)
  const { device } = await second.logIn(user.email)
  const setPassword = async (epoch: number, isNamed: boolean): Promise<[unknown, unknown]> => {
    const path = newPath('password')
    const evaluate = (node: WalletDevice) => node.post('password/evaluate', { pathId: path.id, blinded: ELEMENT })
    const { evaluated, keyId } = (await evaluate(user.device)).body
    const added = { ...path, ...(isNamed && { oprfKeyId: String(keyId) }) }
    expect((await device.post('paths/change', user.seed.change({ epoch, add: [added] }))).status).toBe(200)
    return [evaluated, (await evaluate(device)).body['evaluated']]
  }
  const [set, opened] = await setPassword(2, true)
  expect(opened).toBe(set)
  // Negative control: a path that doesn't name the key gets the other node's, and its password is lost.
  const [lost, later] = await setPassword(3, false)
  expect(later).not.toBe(lost)
  const unknown = { ...newPath('password'), oprfKeyId: 'rotated' }
  expect((await device.post('paths/change', user.seed.change({ epoch: 4, add: [unknown] }))).status).toBe(422)
})

test("20. gives a thief five passwords, then pauses, and doesn't lock the user's device out", async () => {
  const stage = await startWalletStage(databaseUrl())
  const user = await stage.createUser()
  const pathId = pathOf(user, 'password')
  stage.advance(31_000)
  const { device: thief } = await stage.logIn(user.email)
  const guess = () => thief.post('password/evaluate', { pathId, blinded: ELEMENT })
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(200)
  const refused = await guess()
  expect(refused).toMatchObject({ status: 429, field: 'too_many_passwords' })
  expect(refused.left).toBeLessThanOrEqual(MINUTE)
  const own = await user.device.post('password/evaluate', { pathId, blinded: ELEMENT })
  expect(own.status).toBe(200)

  stage.advance(MINUTE)
  expect((await guess()).status).toBe(200)
  expect((await guess()).left).toBeGreaterThan(MINUTE)
  const proof = { pathId, ...user.seed.about('confirm', pathId, stage.now()) }
  expect((await thief.post('password/confirm', { ...proof, signature: 'A'.repeat(86) })).field).toBe('password_wrong')
  // Negative control: the signature of the seed ends the pause.
  expect((await user.device.post('password/confirm', proof)).status).toBe(200)
  expect((await guess()).status).toBe(200)
})

test('the log is a chain of hashes', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { seed } = await stage.createUser()
  const { auditHash } = await import('../audit/AuditLog')
  const { rows } = await run('select * from wallet_audit where user_id = $1 order by sequence', [seed.userId])
  const entryOf = (row: (typeof rows)[0]) => ({
    ...{ userId: row.user_id, sequence: row.sequence, at: row.at, event: row.event },
    ...{ deviceLabel: row.device_label, origin: row.origin },
  })
  const hashes: string[] = []
  for (const row of rows) hashes.push(auditHash(hashes.at(-1) ?? '', entryOf(row)))
  expect(rows.map(({ hash }) => hash)).toEqual(hashes)
  const [first, second] = rows
  const changed = auditHash(auditHash('', { ...entryOf(first), origin: 'https://evil.example' }), entryOf(second))
  expect(changed).not.toBe(second.hash)
})
