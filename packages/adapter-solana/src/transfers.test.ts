import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { PublicKey } from '@solana/web3.js'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaded } from '../test/loaded'
import { networkOf } from '../test/networkOf'
import { connected } from '../test/scene'

let chain: SolanaChain
const fresh = (): string => PublicKey.unique().toBase58()

beforeEach(async () => {
  chain ??= await startSolanaChain()
  chain.unmute()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

/** Records requests to a node. */
function watchRpc(): { method: string; params: readonly unknown[] }[] {
  const { fetch } = globalThis
  const requests: { method: string; params: readonly unknown[] }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(JSON.parse(String(init.body)))
    return fetch(url, init)
  })
  return requests
}

test('sends the exact amount of SOL, signed by the wallet and sent by the app', async () => {
  const { kit, wallet } = await connected(chain)
  const [to, value] = [fresh(), 1_234_567_890n]
  const [from = ''] = wallet.accounts
  const before = await chain.balanceOf(from)
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({ to, value, caipNetwork: networkOf(chain) })
  expect(await chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(value)
  // One signature, and no priority fee without a market price.
  expect(before - (await chain.balanceOf(from))).toBe(value + 5_000n)
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect', 'solana:signTransaction'])
})

test('sends with a wallet that can only sign and send together', async () => {
  const { kit, wallet } = await connected(chain, { features: ['solana:signAndSendTransaction'] })
  const to = fresh()
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({
    to,
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  expect(await chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
  expect(wallet.requests.at(-1)?.method).toBe('solana:signAndSendTransaction')
})

test.each(['token', 'token2022'] as const)(
  'sends tokens of %s, and creates the recipient’s account if it is missing',
  async program => {
    const { kit, wallet } = await connected(chain)
    const [from = ''] = wallet.accounts
    const [mint, to] = [await chain.createMint({ decimals: 6, program }), fresh()]
    await chain.mintTo(mint, from, 5_000_000n)
    const caipNetwork = networkOf(chain)
    const send = async (amount: bigint) =>
      (await kit.adapter.transfers()).sendToken({ tokenAddress: mint, to, amount, caipNetwork })
    const fee = await (await kit.adapter.transfers()).estimateFee({
      address: from,
      to,
      value: 7n,
      tokenAddress: mint,
      caipNetwork,
    })
    const before = await chain.balanceOf(from)
    await send(7n)
    expect(await chain.tokenBalanceOf(to, mint)).toBe(7n)
    // The estimated fee included the rent of the new account.
    expect(before - (await chain.balanceOf(from))).toBe(fee)
    expect(fee).toBeGreaterThan(2_000_000n)

    const again = await chain.balanceOf(from)
    await send(1_000_000n)
    expect(await chain.tokenBalanceOf(to, mint)).toBe(1_000_007n)
    expect(again - (await chain.balanceOf(from))).toBe(5_000n)
    expect(await (await kit.adapter.transfers()).getBalance({ address: to, tokenAddress: mint, caipNetwork })).toEqual({
      value: 1_000_007n,
      decimals: 6,
      symbol: '',
    })
  },
)

test('rejects an unaffordable transfer before the wallet request', async () => {
  const { kit, wallet } = await connected(chain)
  const [from = ''] = wallet.accounts
  const [caipNetwork, to] = [networkOf(chain), fresh()]
  const requestCount = wallet.requests.length
  const balance = await chain.balanceOf(from)
  for (const value of [balance, balance - 4_999n, balance * 2n])
    await expect((await kit.adapter.transfers()).sendTransaction({ to, value, caipNetwork })).rejects.toMatchObject({
      code: 'transaction/insufficient-funds',
    })
  // An account can't exist with such a small balance.
  await expect((await kit.adapter.transfers()).sendTransaction({ to, value: 1n, caipNetwork })).rejects.toMatchObject({
    code: 'transaction/insufficient-rent',
  })
  expect(wallet.requests).toHaveLength(requestCount)
})

test('reports what a token transfer lacks: the account, balance, token or recipient', async () => {
  const { kit, wallet } = await connected(chain)
  const [from = ''] = wallet.accounts
  const [caipNetwork, to, mint, other] = [
    networkOf(chain),
    fresh(),
    await chain.createMint({ decimals: 2 }),
    await chain.createMint({ decimals: 2 }),
  ]
  const requestCount = wallet.requests.length
  const send = async (tokenAddress: string, amount: bigint, recipient = to) =>
    (await kit.adapter.transfers()).sendToken({ tokenAddress, to: recipient, amount, caipNetwork })
  await expect(send(mint, 1n)).rejects.toMatchObject({
    code: 'transaction/no-token-account',
    message: 'Sender does not have a token account for this mint',
  })
  await chain.mintTo(mint, from, 10n)
  await expect(send(mint, 11n)).rejects.toMatchObject({
    code: 'transaction/insufficient-token-balance',
    message: 'Insufficient token balance',
  })
  for (const amount of [0n, -1n, 2n ** 64n])
    await expect(send(mint, amount)).rejects.toMatchObject({ code: 'transaction/invalid-amount' })
  await expect(send(fresh(), 1n)).rejects.toMatchObject({ code: 'token/not-found' })
  // Tokens sent to a mint, or to another token's account, would be lost.
  await expect(send(mint, 1n, other)).rejects.toMatchObject({ code: 'transaction/invalid-recipient' })
  expect(wallet.requests).toHaveLength(requestCount)
})

test("pays recent market prices for priority, up to the app's limit", async () => {
  const requests = watchRpc()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'getRecentPrioritizationFees') return fetch(url, init)
    const result = [0, 3_000_000, 3_000_000, 3_000_000_000].map(prioritizationFee => ({ slot: 1, prioritizationFee }))
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  })
  const feeOf = async (maxPriorityFee?: bigint): Promise<bigint> => {
    const { fetch: stubbed } = globalThis
    const { kit, wallet } = await connected(chain, {}, {}, { maxPriorityFee })
    vi.stubGlobal('fetch', stubbed)
    const [from = ''] = wallet.accounts
    const before = await chain.balanceOf(from)
    const caipNetwork = networkOf(chain)
    const fee = await (await kit.adapter.transfers()).estimateFee({
      address: from,
      to: fresh(),
      value: 1_000_000n,
      caipNetwork,
    })
    await (await kit.adapter.transfers()).sendTransaction({ to: fresh(), value: 1_000_000n, caipNetwork })
    expect(before - (await chain.balanceOf(from))).toBe(1_000_000n + fee)
    return fee
  }
  expect(await feeOf()).toBe(105_000n)
  expect(await feeOf(2_000n)).toBe(7_000n)
  expect(await feeOf(0n)).toBe(5_000n)
  expect(requests.some(({ method }) => method === 'sendTransaction')).toBe(true)
})

test('reports a declined transfer as rejected, a pending one as pending, and others with their cause', async () => {
  const { kit, wallet } = await connected(chain)
  const send = async () =>
    (await kit.adapter.transfers()).sendTransaction({ to: fresh(), value: 1_000_000n, caipNetwork: networkOf(chain) })
  wallet.reject('sign')
  await expect(send()).rejects.toMatchObject({ code: 'wallet/rejected' })
  wallet.pending('sign')
  await expect(send()).rejects.toMatchObject({ code: 'wallet/request-pending' })
  wallet.fail({ code: -32603, message: 'broken' }, 'sign')
  await expect(send()).rejects.toMatchObject({ code: 'transaction/failed', cause: { code: -32603 } })
})

test('reports a transaction that was approved too late as expired, and moves nothing', async () => {
  const { kit, wallet } = await connected(chain)
  const to = fresh()
  wallet.hang('sign')
  const sending = (await kit.adapter.transfers()).sendTransaction({
    to,
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  const outcome = expect(sending).rejects.toMatchObject({ code: 'transaction/expired' })
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('solana:signTransaction')
  chain.expireBlockhashes()
  wallet.release()
  await outcome
  expect(await chain.balanceOf(to)).toBe(0n)
})

/** Follows a transaction and returns its outcome. */
async function outcomeOf(
  { kit }: Awaited<ReturnType<typeof connected>>,
  hash: string,
  more: { readonly trace?: string; readonly onTrace?: (trace: string) => void } = {},
) {
  const transfers = await loaded(kit.adapter)
  const { signal } = new AbortController()
  const [{ address }] = chain.accounts
  return transfers.followTransaction({ hash, address, caipNetwork: networkOf(chain), signal, ...more })
}

test('returns after sending, and reports a dropped transaction while following', async () => {
  const scene = await connected(chain)
  const { fetch } = globalThis
  const to = fresh()
  // The node forwards nothing.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'sendTransaction') return fetch(url, init)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'taken' }))
  })
  const transfer = { to, value: 1_000_000n, caipNetwork: networkOf(chain) }
  const { hash } = await (await scene.kit.adapter.transfers()).sendTransaction(transfer)
  expect(hash).toMatch(/^\w{80,90}$/)
  // This page has the last valid block, so it detects that the transaction expired.
  const traces: string[] = []
  const following = outcomeOf(scene, hash, { onTrace: trace => traces.push(trace) })
  await expect.poll(() => traces).toHaveLength(1)
  chain.expireBlockhashes()
  expect(await following).toEqual({ status: 'dropped' })
  expect(await chain.balanceOf(to)).toBe(0n)
  // After a reload, only the stored trace remains. Without it, the transaction could still be included.
  const reloaded = await connected(chain)
  expect(await outcomeOf(reloaded, hash, { trace: traces[0] ?? '' })).toEqual({ status: 'dropped' })
})

test('resends a dropped transaction until a block includes it, for any watcher', async () => {
  const scene = await connected(chain)
  const { fetch } = globalThis
  let sent = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method === 'sendTransaction') sent += 1
    if (method !== 'sendTransaction' || sent > 2) return fetch(url, init)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'taken' }))
  })
  const to = fresh()
  const transfer = { to, value: 1_000_000n, caipNetwork: networkOf(chain) }
  const { hash } = await (await scene.kit.adapter.transfers()).sendTransaction(transfer)
  expect(sent).toBeLessThanOrEqual(2)
  expect(await outcomeOf(scene, hash)).toEqual({ status: 'confirmed' })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})

test('reports an unknown status for a signed transaction that reached no node', async () => {
  const { kit } = await connected(chain)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'sendTransaction') return fetch(url, init)
    // The kit detaches while it waits.
    setTimeout(() => kit.detach())
    throw new TypeError('Failed to fetch')
  })
  const sending = (await kit.adapter.transfers()).sendTransaction({
    to: fresh(),
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/status-unknown' })
})

test('sends from the given account, even if another account of the wallet is active', async () => {
  const { kit, wallet } = await connected(chain)
  const [first = '', second = ''] = wallet.accounts
  const caipNetwork = networkOf(chain)
  const [connector] = kit.state.connectors
  await kit.adapter.switchConnection({ connectorId: connector?.id ?? '', address: second })
  const before = await chain.balanceOf(second)
  await (await kit.adapter.transfers()).sendTransaction({ address: first, to: fresh(), value: 1_000_000n, caipNetwork })
  expect(await chain.balanceOf(second)).toBe(before)
  const requestCount = wallet.requests.length
  const thirdParty = (await kit.adapter.transfers()).sendTransaction({
    address: fresh(),
    to: fresh(),
    value: 1_000_000n,
    caipNetwork,
  })
  await expect(thirdParty).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(wallet.requests).toHaveLength(requestCount)
})

/** Stubs a node that withholds the status of an included transaction until `notify` is called. */
function withholdStatus(): { notify(): void; readonly requestCount: number } {
  const { fetch } = globalThis
  let isReported = false
  let requestCount = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'getSignatureStatuses') return fetch(url, init)
    requestCount += 1
    if (isReported) return fetch(url, init)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value: [null] } }))
  })
  return {
    notify() {
      isReported = true
    },
    get requestCount() {
      return requestCount
    },
  }
}

test.each([
  ['falls silent', () => chain.mute('signatureSubscribe')],
  ['is cut', () => chain.dropSubscriptions()],
])('polls for the outcome if a subscription %s', async (_, break_) => {
  const scene = await connected(chain)
  const status = withholdStatus()
  const to = fresh()
  chain.mute('signatureSubscribe')
  const { hash } = await (await scene.kit.adapter.transfers()).sendTransaction({
    to,
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  const following = outcomeOf(scene, hash)
  await expect.poll(() => status.requestCount).toBeGreaterThan(0)
  break_()
  status.notify()
  expect(await following).toEqual({ status: 'confirmed' })
  expect(await chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})

test("gets the outcome from a subscription if the node doesn't answer requests", async () => {
  const scene = await connected(chain)
  const { fetch } = globalThis
  const to = fresh()
  // Sent once the subscription is open, because it reports later events only.
  let wire: RequestInit | undefined
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method === 'sendTransaction' && !wire) {
      wire = init
      return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'taken' }))
    }
    if (method !== 'getSignatureStatuses') return fetch(url, init)
    await new Promise(resolve => setTimeout(resolve, 300))
    return new Response('busy', { status: 503 })
  })
  const { hash } = await (await scene.kit.adapter.transfers()).sendTransaction({
    to,
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  const following = outcomeOf(scene, hash)
  await new Promise(resolve => setTimeout(resolve, 200))
  await fetch(chain.url, wire)
  expect(await following).toEqual({ status: 'confirmed' })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})

test('rejects instead of returning zero if a node is down', async () => {
  const { kit, wallet } = await connected(chain)
  const [address = ''] = wallet.accounts
  const caipNetwork = networkOf(chain)
  await chain.pause()
  await expect((await kit.adapter.transfers()).getBalance({ address, caipNetwork })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  await expect(
    (await kit.adapter.transfers()).sendTransaction({ to: fresh(), value: 1_000_000n, caipNetwork }),
  ).rejects.toMatchObject({
    code: 'transaction/failed',
  })
  await chain.resume()
  expect((await (await kit.adapter.transfers()).getBalance({ address, caipNetwork })).value).toBe(
    await chain.balanceOf(address),
  )
})
