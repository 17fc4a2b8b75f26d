import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Balance } from '@openappkit/contract'
import { balancesSchema } from '@openappkit/contract/schemas'
import { type EvmChain, startBitcoinChain, startEvmChain, startSolanaChain } from '@openappkit/testing/node'
import { formatUnits, type Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { deployToken } from '../../test/contracts/deployToken'
import { MULTICALL_CODE } from '../../test/contracts/multicallCode'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../test/server/startTestCloud'
import { startUpstream } from '../../test/server/startUpstream'
import type { ChainsFile } from '../proxy/chainsFile'
import type { TokenEntry } from '../tokens/TokenEntry'

const databaseUrl = sharedDatabase()
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const COMMON = 'projectId=local&st=appkit&sv=react-wagmi-1.8.0&currency=usd'

async function startServer(chains: ChainsFile['chains']): Promise<TestCloud> {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), chains: { chains } })
  onTestFinished(() => cloud.close())
  return cloud
}

async function startChain(chainId: number): Promise<EvmChain> {
  const chain = await startEvmChain({ chainId })
  onTestFinished(() => chain.stop())
  return chain
}

function ask(
  cloud: TestCloud,
  address: string,
  query = '',
  headers: HeadersInit = { origin: 'http://localhost:3000' },
): Promise<Response> {
  return fetch(`${cloud.url}/v1/account/${address}/balance?${COMMON}${query && `&${query}`}`, { headers })
}

async function balancesOf(cloud: TestCloud, address: string, query?: string): Promise<readonly Balance[]> {
  const response = await ask(cloud, address, query)
  expect(response.status).toBe(200)
  return balancesSchema.parse(await response.json()).balances
}

/** Starts a node without event support. */
async function withoutEvents(nodeUrl: string): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const refused = { jsonrpc: '2.0', id: 1, error: { code: -32_601, message: 'Method not found' } }
    const answer = body.includes('eth_getLogs')
      ? JSON.stringify(refused)
      : await (await fetch(nodeUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).text()
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

const amounts = (balances: readonly Balance[]): readonly (readonly [string, string])[] =>
  balances.map(({ symbol, quantity }) => [symbol, quantity.numeric] as const)

test.each([
  ['with multicall', 41_001, true],
  ['without multicall', 41_002, false],
])('returns the coin, listed and received tokens of an EVM account from the chain, %s', async (_, id, hasMulticall) => {
  const chain = await startChain(id)
  if (hasMulticall) {
    await chain.client.request({
      method: 'anvil_setCode' as never,
      params: [MULTICALL, MULTICALL_CODE] as never,
    })
  }
  const [, holder, other] = chain.accounts
  if (!holder || !other) throw new Error('The chain has too few accounts')
  const listed = await deployToken(chain, { symbol: 'LST', decimals: 6 })
  const received = await deployToken(chain, { name: 'Received\u202e\n', symbol: 'RCV', decimals: 36 })
  const never = await deployToken(chain, { symbol: 'NVR' })
  const nothing: Hex = `0x${'12'.repeat(20)}`
  await listed.mint(holder.address, 12_500_001n)
  await received.mint(other.address, 2n ** 255n)
  await received.transfer(other, holder.address, 3n)
  await never.mint(other.address, 1n)
  const chainId = `eip155:${id}`
  const entry = (address: string, symbol: string): TokenEntry => ({ address, symbol, name: symbol, decimals: 6 })
  const cloud = await startServer({
    [chainId]: { upstreams: [chain.url], tokens: [entry(listed.address, 'LST'), entry(nothing, 'NIL')] },
  })

  const balances = await balancesOf(cloud, holder.address, `chainId=${chainId}`)
  expect(amounts(balances)).toEqual([
    ['ETH', formatUnits(await chain.balanceOf(holder.address), 18)],
    ['LST', '12.500001'],
    ['RCV', formatUnits(3n, 36)],
  ])
  expect(balances[2]).toMatchObject({ name: 'Received', address: `${chainId}:${received.address}`, price: 0 })
  expect(amounts(await balancesOf(cloud, other.address, `chainId=${chainId}`))).toEqual([
    ['ETH', formatUnits(await chain.balanceOf(other.address), 18)],
    ['NVR', formatUnits(1n, 18)],
    ['RCV', formatUnits(2n ** 255n - 3n, 36)],
  ])
})

test('finds received tokens of an indexed chain even if its node returns no events', async () => {
  const chain = await startChain(41_008)
  const [, holder] = chain.accounts
  if (!holder) throw new Error('The chain has too few accounts')
  const token = await deployToken(chain, { symbol: 'RCV' })
  await token.mint(holder.address, 5n)
  await using node = await withoutEvents(chain.url)
  const cloud = await startServer({ 'eip155:41008': { upstreams: [node.url], index: { fromBlock: 0 } } })
  await expect
    .poll(
      async () => {
        // Naming an unknown token forces a full refresh.
        const again = `forceUpdate=eip155:41008:0x${'9'.repeat(40)}`
        return amounts(await balancesOf(cloud, holder.address, again)).at(-1)
      },
      { timeout: 15_000 },
    )
    .toEqual(['RCV', formatUnits(5n, 18)])
})

test('caches a balance for a few seconds, and reads it again if its token is named', async () => {
  const chain = await startChain(41_003)
  const [owner] = chain.accounts
  const token = await deployToken(chain, { symbol: 'NEW', decimals: 0 })
  const cloud = await startServer({ 'eip155:41003': [chain.url] })
  const holder: Hex = `0x${'34'.repeat(20)}`
  await chain.setBalance(holder, 10n)
  expect(amounts(await balancesOf(cloud, holder))).toEqual([['ETH', formatUnits(10n, 18)]])
  await chain.setBalance(holder, 11n)
  await token.mint(holder, 7n)
  expect(amounts(await balancesOf(cloud, holder))).toEqual([['ETH', formatUnits(10n, 18)]])
  const now = [
    ['ETH', formatUnits(11n, 18)],
    ['NEW', '7'],
  ]
  expect(amounts(await balancesOf(cloud, holder, `forceUpdate=eip155:41003:${token.address}`))).toEqual(now)
  expect(amounts(await balancesOf(cloud, holder.toUpperCase().replace('0X', '0x')))).toEqual(now)
  const native = 'eip155:41003:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  expect(amounts(await balancesOf(cloud, holder, 'chainId=41003'))).toEqual(now)
  await chain.setBalance(holder, 12n)
  expect(amounts(await balancesOf(cloud, holder, `forceUpdate=${native}`))[0]).toEqual(['ETH', formatUnits(12n, 18)])
  for (const malformed of ['eip155:41003', `eip155:41003:${holder.slice(0, 40)}`, 'solana:x:', `${native},hello`]) {
    expect((await ask(cloud, owner.address, `forceUpdate=${malformed}`)).status).toBe(400)
  }
  await chain.setBalance(holder, 13n)
  const elsewhere = 'forceUpdate=eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee,solana:x:abc'
  expect(amounts(await balancesOf(cloud, holder, elsewhere))[0]).toEqual(['ETH', formatUnits(12n, 18)])
})

test('reports a zero balance of a named token and coin, and only while they are named', async () => {
  const chain = await startChain(41_010)
  const token = await deployToken(chain, { symbol: 'GONE', decimals: 0 })
  const cloud = await startServer({ 'eip155:41010': [chain.url] })
  const holder: Hex = `0x${'35'.repeat(20)}`
  const coin = 'eip155:41010:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const thirdParty = `eip155:41010:0x${'99'.repeat(20)}`
  const named = `forceUpdate=eip155:41010:${token.address},${coin},${thirdParty}`
  expect(amounts(await balancesOf(cloud, holder, named))).toEqual([
    ['ETH', '0'],
    ['GONE', '0'],
  ])
  expect(await balancesOf(cloud, holder)).toEqual([])
})

test('skips an unreachable or lying chain, and fails if no other chain responds', async () => {
  const chain = await startChain(41_004)
  await using liar = await startUpstream()
  const cloud = await startServer({
    'eip155:41004': [chain.url],
    'eip155:41005': ['http://127.0.0.1:1'],
    'eip155:41006': [liar.url],
  })
  liar.answer(200, '{"jsonrpc":"2.0","id":1,"result":"hello"}')
  const [{ address }] = chain.accounts
  expect(await balancesOf(cloud, address)).toMatchObject([{ chainId: 'eip155:41004' }])
  for (const chainId of ['eip155:41005', 'eip155:41006']) {
    const response = await ask(cloud, address, `chainId=${chainId}`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      status: 'FAILED',
      reasons: [{ field: 'chainId', description: `Requested ${chainId} chain provider is temporarily unavailable` }],
    })
  }
})

test('rejects an invalid request with the reason, and returns nothing to an anonymous caller', async () => {
  const chain = await startChain(41_007)
  const cloud = await startServer({ 'eip155:41007': [chain.url] })
  const [{ address }] = chain.accounts
  const refusals = [
    ['0x12', '', 'address'],
    [address, 'chainId=eip155:2', 'chainId'],
    [address, 'chainId=eip155', 'chainId'],
  ] as const
  for (const [account, query, field] of refusals) {
    const response = await ask(cloud, account, query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ reasons: [{ field }] })
  }
  const url = `${cloud.url}/v1/account/${address}/balance?projectId=local`
  const origin = 'http://localhost:3000'
  const requests: readonly (readonly [string, Record<string, string>])[] = [
    [`${url}&sv=react-wagmi-1.8.0`, {}],
    [url, { origin }],
    [`${url}&sv=react-wagmi-1.6.4`, { origin }],
    [`${url}&sv=1.6.5`, { origin }],
    [url, { origin, 'x-sdk-version': 'react-wagmi,solana-1.6.4' }],
    [url, { origin, 'x-sdk-version': '1.6.5' }],
  ]
  for (const [one, headers] of requests) {
    const response = await fetch(one, { headers })
    expect([response.status, await response.json()]).toEqual([200, { balances: [] }])
  }
  const elsewhere = { 'x-sdk-version': 'react-wagmi-1.8.0', 'sec-fetch-site': 'same-site' }
  expect(await (await fetch(url, { headers: elsewhere })).json()).toEqual({ balances: [] })
  // Browsers send no origin to the app's own server.
  for (const page of [{ origin }, { 'sec-fetch-site': 'same-origin' }]) {
    const known = await fetch(url, { headers: { ...page, 'x-sdk-version': 'react-wagmi-1.8.0' } })
    expect(await known.json()).toMatchObject({ balances: [{ symbol: 'ETH' }] })
  }
  const unknownCurrency = await fetch(`${url}&sv=a-1&currency=xau`, { headers: { origin } })
  expect(await unknownCurrency.json()).toMatchObject({ reasons: [{ field: 'currency' }] })
})

test('sums SOL and the tokens of both programs exactly', async () => {
  const chain = await startSolanaChain({ name: 'balances' })
  onTestFinished(() => chain.stop())
  const [{ address }] = chain.accounts
  const classic = await chain.createMint({ decimals: 6 })
  const newer = await chain.createMint({ decimals: 9, program: 'token2022' })
  const none = await chain.createMint({ decimals: 0 })
  await chain.mintTo(classic, address, 2n ** 64n - 1n)
  await chain.mintTo(newer, address, 1n)
  await chain.mintTo(none, address, 0n)
  const cloud = await startServer({
    [chain.caipNetworkId]: {
      upstreams: [chain.url],
      tokens: [{ address: newer, name: 'Newer', symbol: 'NWR', decimals: 9 }],
    },
  })
  const balances = await balancesOf(cloud, address, `chainId=${chain.caipNetworkId}`)
  const short = `${classic.slice(0, 4)}…${classic.slice(-4)}`
  expect(new Map(amounts(balances))).toEqual(
    new Map([
      ['SOL', formatUnits(await chain.balanceOf(address), 9)],
      [short, formatUnits(2n ** 64n - 1n, 6)],
      ['NWR', '0.000000001'],
    ]),
  )
  expect(balances.map(one => one.address).toSorted()).toEqual(
    [`${chain.caipNetworkId}:${classic}`, `${chain.caipNetworkId}:${newer}`, undefined].toSorted(),
  )
  await chain.mintTo(newer, address, 1n)
  const again = await balancesOf(cloud, address, `forceUpdate=${chain.caipNetworkId}:${address}`)
  expect(amounts(again)).toContainEqual(['NWR', '0.000000002'])
})

test('reports confirmed and unconfirmed bitcoin separately, matching the chain', async () => {
  const chain = await startBitcoinChain()
  onTestFinished(() => chain.stop())
  const [{ p2wpkh, p2pkh }] = chain.accounts
  const cloud = await startServer({ [chain.caipNetworkId]: { upstreams: [chain.url] } })
  await chain.fund(p2wpkh, 123_456_789n)
  const units = await chain.balanceOf(p2wpkh)
  const [balance, ...others] = await balancesOf(cloud, p2wpkh)
  expect(others).toEqual([])
  expect(balance).toMatchObject({ symbol: 'BTC', quantity: { decimals: '8', numeric: formatUnits(units, 8) } })
  expect(balance).not.toHaveProperty('unconfirmed')
  expect(await balancesOf(cloud, p2pkh, `chainId=${chain.caipNetworkId}`)).toHaveLength(1)
  await chain.fund(p2wpkh, 1000n)
  const again = await balancesOf(cloud, p2wpkh, `forceUpdate=${chain.caipNetworkId}:${p2wpkh}`)
  expect(amounts(again)).toEqual([['BTC', formatUnits(units + 1000n, 8)]])
  await chain.pause()
  expect((await ask(cloud, chain.accounts[0].p2tr)).status).toBe(503)
  await chain.resume()
  expect((await ask(cloud, chain.accounts[0].p2tr)).status).toBe(200)
})

test.each([
  ['with', MULTICALL_CODE],
  ['without', '0x'],
])(
  "tokens that burn gas, lie, revert or return megabytes don't hide others, %s a multicall contract",
  async (_, code) => {
    const chain = await startChain(1_341)
    const set = (address: string, bytes: string): Promise<unknown> =>
      chain.client.request({ method: 'anvil_setCode' as never, params: [address, bytes] as never })
    await set(MULTICALL, code)
    const token = await deployToken(chain)
    const { address } = chain.accounts[1] ?? chain.accounts[0]
    await token.mint(address, 7n)
    const hostile = [
      // Loops until no gas is left.
      ...Array.from({ length: 40 }, () => '0x5b5f56'),
      // Returns the largest number for every call, alone or with 200,000 bytes.
      ...['0x5f195f5260205ff3', '0x5f195f5262030d405ff3'],
      // Returns ten million bytes, nothing, or less than a number; reverts.
      ...['0x63009896805ff3', '0x00', '0x601f5ff3', '0x5f5ffd', '0xfe'],
    ]
    const contracts = hostile.map((_bytes, index) => `0x${(0xbad000 + index).toString(16).padStart(40, '0')}`)
    for (const [index, contract] of contracts.entries()) await set(contract, hostile[index] ?? '0x')
    const cloud = await startServer({ 'eip155:1341': [chain.url] })
    const named = [...contracts, token.address].map(contract => `eip155:1341:${contract}`).join(',')
    const balances = await balancesOf(cloud, address, `chainId=eip155:1341&forceUpdate=${named}`)
    expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'TST'])
  },
  60_000,
)
