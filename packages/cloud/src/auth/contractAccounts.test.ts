import type { SessionAccount } from '@openappkit/contract'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SignInPage } from '../../test/auth/SignInPage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../test/server/startTestCloud'
import type { ProjectSettings } from '../projects/Project'
import type { CloudOptions } from '../server/CloudOptions'
import { openDatabase } from '../storage/openDatabase'
import { authAccounts } from '../storage/schema'
import { addressKey, profileUuid } from './accountIds'

const databaseUrl = sharedDatabase()
const FORGED = `0x${'11'.repeat(66)}`
/**
 * Bytecode that returns ERC-1271's magic value for every call: PUSH4 1626ba7e, PUSH1 e0, SHL, PUSH1 0, MSTORE, return
 * 32 bytes.
 */
const ACCEPTS_EVERYTHING = '0x631626ba7e60e01b60005260206000f3'

let anvil: EvmChain
beforeAll(async () => {
  anvil = await startEvmChain()
}, 30_000)
afterAll(() => anvil.stop())

interface Stage {
  readonly cloud: TestCloud
  readonly projectId: string
  open(): SignInPage
}

/** Starts a server that reads one Anvil chain under all the given ids. */
async function stage(chainIds: readonly string[], settings: Partial<ProjectSettings> = {}): Promise<Stage> {
  const chains: CloudOptions['chains'] = { chains: Object.fromEntries(chainIds.map(id => [id, [anvil.url]])) }
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), chains })
  onTestFinished(() => cloud.close())
  const { id: projectId } = await cloud.projects.create({
    name: 'App',
    allowedOrigins: ['https://app.example'],
    ...settings,
  })
  return { cloud, projectId, open: () => new SignInPage(cloud.url, { projectId }) }
}

/** Deploys a contract that accepts every signature at the account's address, as anyone can on a local chain. */
async function seize(page: SignInPage): Promise<void> {
  await anvil.client.request({
    method: 'anvil_setCode' as never,
    params: [page.account.address, ACCEPTS_EVERYTHING] as never,
  })
}

/** Signs in with a forged signature. */
async function forge(page: SignInPage, chain: string): Promise<Response> {
  const { nonce, token } = await page.nonce()
  const { message } = await page.signed(nonce, { chain })
  return page.authenticate(token, { message, signature: FORGED })
}

async function accountOf(page: SignInPage, response: Response): Promise<SessionAccount> {
  const { token } = (await response.json()) as { token: string }
  return (await page.me(token)).json() as Promise<SessionAccount>
}

async function accountOfKey(page: SignInPage, chain: string): Promise<SessionAccount> {
  return (await page.me(await page.signIn({ chain }))).json() as Promise<SessionAccount>
}

test("setting code on a local chain doesn't sign in the account at that address", async () => {
  const { open } = await stage(['eip155:31337'])
  const victim = open()
  const own = await accountOfKey(victim, '31337')
  await seize(victim)
  const response = await forge(victim, '31337')
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('signature')
  // The key still signs in, and to its own profile.
  expect((await accountOfKey(victim, '31337')).profileUuid).toBe(own.profileUuid)
})

test('a contract gets a separate profile per chain, and not that of a key at its address', async () => {
  const { open } = await stage(['eip155:10', 'eip155:137'])
  const page = open()
  const onOptimism = await accountOfKey(page, '10')
  const onPolygon = await accountOfKey(page, '137')
  expect(onPolygon.profileUuid).toBe(onOptimism.profileUuid)
  await seize(page)
  const forged = await accountOf(page, await forge(page, '10'))
  const elsewhere = await accountOf(page, await forge(page, '137'))
  expect(forged).toMatchObject({ address: page.account.address, caip2Network: 'eip155:10', proof: 'contract' })
  expect(onOptimism.proof).toBe('key')
  const profiles = [onOptimism, forged, elsewhere].map(one => one.profileUuid)
  expect(new Set(profiles).size).toBe(3)
  expect((await accountOf(page, await forge(page, '10'))).profileUuid).toBe(forged.profileUuid)
})

test("a contract can't read the app data of the key account at its address", async () => {
  const { open } = await stage(['eip155:10'])
  const page = open()
  const token = await page.signIn({ chain: '10' })
  const headers = { authorization: `Bearer ${token}` }
  await page.ask('PUT', 'account-metadata', { body: { metadata: { plan: 'gold' } }, headers })
  await seize(page)
  const { token: forged } = (await (await forge(page, '10')).json()) as { token: string }
  const me = (await (await page.me(forged, '&includeAppKitAccount=true')).json()) as SessionAccount
  expect(me.appKitAccount?.metadata).toEqual({})
})

test('a project that lists a test chain accepts contracts there, and keys on no other chain', async () => {
  const { open } = await stage(['eip155:31337', 'eip155:10'], { signInChains: ['eip155:31337'] })
  const page = open()
  await seize(page)
  expect((await forge(page, '31337')).status).toBe(200)
  expect((await forge(page, '10')).status).toBe(401)
  await expect(page.signIn({ chain: '10' })).rejects.toThrow("doesn't accept sign-in on eip155:10")
})

test('rejects contracts on a chain that the operator marks as a test chain', async () => {
  const chains = { chains: { 'eip155:4242': { upstreams: [anvil.url], test: true } } }
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), chains })
  onTestFinished(() => cloud.close())
  const { id: projectId } = await cloud.projects.create({ name: 'App', allowedOrigins: ['https://app.example'] })
  const page = new SignInPage(cloud.url, { projectId })
  await seize(page)
  expect((await forge(page, '4242')).status).toBe(401)
})

test('accounts that predate stored proofs keep their profile: keys everywhere, contracts on their first network', async () => {
  const { open, projectId } = await stage(['eip155:10', 'eip155:137'])
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const [key, contract] = [open(), open()]
  const old = async (page: SignInPage, chain: string, createdAt: Date): Promise<string> => {
    const { address } = page.account
    const account = { projectId, caipNetworkId: `eip155:${chain}`, addressKey: addressKey(address) }
    const profile = profileUuid({ ...account, proof: 'key' })
    await database.sql
      .insert(authAccounts)
      .values({ ...account, address, profileUuid: profile, metadata: {}, connectionMethod: null, createdAt })
    return profile
  }
  const profileOfKey = await old(key, '10', new Date(1))
  await old(key, '137', new Date(2))
  const profileOfContract = await old(contract, '10', new Date(1))
  await old(contract, '137', new Date(2))

  for (const chain of ['137', '10']) expect((await accountOfKey(key, chain)).profileUuid).toBe(profileOfKey)
  await seize(contract)
  expect((await accountOf(contract, await forge(contract, '137'))).profileUuid).not.toBe(profileOfContract)
  expect((await accountOf(contract, await forge(contract, '10'))).profileUuid).toBe(profileOfContract)
  const left = await database.sql
    .select()
    .from(authAccounts)
    .where(and(eq(authAccounts.projectId, projectId), eq(authAccounts.proof, 'unknown')))
  expect(left.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:137'])
})
