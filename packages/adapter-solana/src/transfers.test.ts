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

/** What a node would be asked, and what it answered. */
function watchRpc(): { method: string; params: readonly unknown[] }[] {
  const { fetch } = globalThis
  const asked: { method: string; params: readonly unknown[] }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    return fetch(url, init)
  })
  return asked
}

test('SOL arrives to the lamport, signed by the wallet and sent by the page', async () => {
  const { kit, wallet } = await connected(chain)
  const [to, value] = [fresh(), 1_234_567_890n]
  const [from = ''] = wallet.accounts
  const before = await chain.balanceOf(from)
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({ to, value, caipNetwork: networkOf(chain) })
  expect(await chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(value)
  // One signature, and nothing for haste where nobody pays for it.
  expect(before - (await chain.balanceOf(from))).toBe(value + 5_000n)
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect', 'solana:signTransaction'])
})

test('a wallet that only sends is asked to send', async () => {
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
  'tokens of %s arrive, and the recipient’s account is made when it is missing',
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
    // The fee was told before, with the rent of the account that was made.
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

test('a transfer that can’t be paid for is refused before the wallet is asked', async () => {
  const { kit, wallet } = await connected(chain)
  const [from = ''] = wallet.accounts
  const [caipNetwork, to] = [networkOf(chain), fresh()]
  const asked = wallet.requests.length
  const balance = await chain.balanceOf(from)
  for (const value of [balance, balance - 4_999n, balance * 2n])
    await expect((await kit.adapter.transfers()).sendTransaction({ to, value, caipNetwork })).rejects.toMatchObject({
      code: 'transaction/insufficient-funds',
    })
  // An account with so little can't exist.
  await expect((await kit.adapter.transfers()).sendTransaction({ to, value: 1n, caipNetwork })).rejects.toMatchObject({
    code: 'transaction/insufficient-rent',
  })
  expect(wallet.requests).toHaveLength(asked)
})

test('a token transfer says what is missing: the account, the balance, the token, the recipient', async () => {
  const { kit, wallet } = await connected(chain)
  const [from = ''] = wallet.accounts
  const [caipNetwork, to, mint, other] = [
    networkOf(chain),
    fresh(),
    await chain.createMint({ decimals: 2 }),
    await chain.createMint({ decimals: 2 }),
  ]
  const asked = wallet.requests.length
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
  // Tokens sent to a token, or to another token's account, would be lost.
  await expect(send(mint, 1n, other)).rejects.toMatchObject({ code: 'transaction/invalid-recipient' })
  expect(wallet.requests).toHaveLength(asked)
})

test('the price for haste is what others paid lately, up to the host’s limit', async () => {
  const asked = watchRpc()
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
  expect(asked.some(({ method }) => method === 'sendTransaction')).toBe(true)
})

test('a declined transfer is a refusal, a pending one pending, another failure keeps its cause', async () => {
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

test('a transaction that was approved too late is expired, and nothing moves', async () => {
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

/** What becomes of a transaction, as whoever follows it hears. */
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

test('what is sent is told at once, and what becomes of it by following: no block took this one in', async () => {
  const scene = await connected(chain)
  const { fetch } = globalThis
  const to = fresh()
  // A node that forwards nothing.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'sendTransaction') return fetch(url, init)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'taken' }))
  })
  const transfer = { to, value: 1_000_000n, caipNetwork: networkOf(chain) }
  const { hash } = await (await scene.kit.adapter.transfers()).sendTransaction(transfer)
  expect(hash).toMatch(/^\w{80,90}$/)
  // No block can take it in any more: the page knows which was the last.
  const traces: string[] = []
  const following = outcomeOf(scene, hash, { onTrace: trace => traces.push(trace) })
  await expect.poll(() => traces).toHaveLength(1)
  chain.expireBlockhashes()
  expect(await following).toEqual({ status: 'dropped' })
  expect(await chain.balanceOf(to)).toBe(0n)
  // After a reload it is known by what was kept; without that it might still come.
  const reloaded = await connected(chain)
  expect(await outcomeOf(reloaded, hash, { trace: traces[0] ?? '' })).toEqual({ status: 'dropped' })
})

test('a transaction that a node forgot is sent again until a block takes it in, whoever asks', async () => {
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

test('a signed transaction of which no node ever heard may have been sent', async () => {
  const { kit } = await connected(chain)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'sendTransaction') return fetch(url, init)
    // Whoever waits for it leaves.
    setTimeout(() => kit.detach())
    throw new TypeError('Failed to fetch')
  })
  const sending = (await kit.adapter.transfers()).sendTransaction({
    to: fresh(),
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
})

test('whoever pays is who was named, also when another account of the wallet is in use', async () => {
  const { kit, wallet } = await connected(chain)
  const [first = '', second = ''] = wallet.accounts
  const caipNetwork = networkOf(chain)
  const [connector] = kit.state.connectors
  await kit.adapter.switchConnection({ connectorId: connector?.id ?? '', address: second })
  const before = await chain.balanceOf(second)
  await (await kit.adapter.transfers()).sendTransaction({ address: first, to: fresh(), value: 1_000_000n, caipNetwork })
  expect(await chain.balanceOf(second)).toBe(before)
  const asked = wallet.requests.length
  const stranger = (await kit.adapter.transfers()).sendTransaction({
    address: fresh(),
    to: fresh(),
    value: 1_000_000n,
    caipNetwork,
  })
  await expect(stranger).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(wallet.requests).toHaveLength(asked)
})

/** A node that has taken a transaction in and says nothing of it until told. */
function withholdStatus(): { tell(): void; readonly asked: number } {
  const { fetch } = globalThis
  let isTold = false
  let asked = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body)) as { method: string }
    if (method !== 'getSignatureStatuses') return fetch(url, init)
    asked += 1
    if (isTold) return fetch(url, init)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value: [null] } }))
  })
  return {
    tell() {
      isTold = true
    },
    get asked() {
      return asked
    },
  }
}

test.each([
  ['falls silent', () => chain.mute('signatureSubscribe')],
  ['is cut', () => chain.dropSubscriptions()],
])('a subscription that %s: the outcome is asked for', async (_, break_) => {
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
  await expect.poll(() => status.asked).toBeGreaterThan(0)
  break_()
  status.tell()
  expect(await following).toEqual({ status: 'confirmed' })
  expect(await chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})

test('a subscription tells the outcome though the node answers no question', async () => {
  const scene = await connected(chain)
  const { fetch } = globalThis
  const to = fresh()
  // Sent only once the subscription is there, since it tells what happens afterwards.
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

test('a node that is down says so, and a balance is never nothing', async () => {
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
