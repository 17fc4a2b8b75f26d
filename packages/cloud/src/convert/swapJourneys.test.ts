import type { ConvertAllowance, ConvertStep } from '@openappkit/contract'
import type { EvmAccount } from '@openappkit/testing/node'
import { type Address, erc20Abi } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { deployOddToken } from '../../test/convert/deployOddToken'
import {
  caip,
  DOLLAR,
  ETHER,
  type Market,
  NATIVE,
  openMarket,
  plain,
  type SwapServer,
  sendSteps,
  startSwapServer,
} from '../../test/convert/SwapStage'
import { sharedChain } from '../../test/prices/sharedChain'
import { sharedDatabase } from '../../test/server/sharedDatabase'

const databaseUrl = sharedDatabase()
const chain = sharedChain()
let market: Market

beforeAll(async () => {
  market = await openMarket(chain())
}, 60_000)

async function stage(): Promise<SwapServer> {
  const server = await startSwapServer(market, databaseUrl())
  onTestFinished(() => server.close())
  return server
}

/** An account of its own for each test. */
let used = 0
function nextAccount(): EvmAccount {
  used += 1
  const account = chain().accounts[used]
  if (!account) throw new Error('There are no more accounts')
  return account
}

const kindsOf = (steps: readonly ConvertStep[] = []): readonly string[] => steps.map(({ kind }) => kind)

test('swaps ether for a token for exactly the quote', async () => {
  const [server, account] = [await stage(), nextAccount()]
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${2n * ETHER}` }
  const { quotes, skipped } = await server.quotes({ ...swap, userAddress: caip(account.address) })
  const [quote] = quotes
  expect(quote).toMatchObject({
    provider: { id: 'router', name: 'Local exchange' },
    fromAccount: swap.from,
    toAccount: swap.to,
    fees: [],
    impactBps: 20,
    route: [caip(NATIVE), caip(market.usd)],
  })
  expect(quote).not.toHaveProperty('spender')
  expect(skipped).toEqual([])

  const { status, body } = await server.build({ ...swap, userAddress: caip(account.address), quoteId: quote?.id ?? '' })
  expect([status, kindsOf(body.steps)]).toEqual([200, ['transaction']])
  expect(body.tx).toMatchObject({ from: caip(account.address), to: caip(market.router), amount: quote?.toAmount })
  expect(BigInt(body.minAmount ?? 0)).toBe((BigInt(quote?.toAmount ?? 0) * 99n) / 100n)
  const before = await chain().balanceOf(account.address)
  const cost = await sendSteps(chain(), account, body.steps)
  expect(await chain().tokenBalanceOf(account.address, market.usd)).toBe(BigInt(quote?.toAmount ?? 0))
  expect(before - (await chain().balanceOf(account.address))).toBe(2n * ETHER + cost)
})

test('swaps a token for ether after an exact approval, and leaves no allowance', async () => {
  const [server, account] = [await stage(), nextAccount()]
  await chain().mintTo(market.usd, account.address, 5000n * DOLLAR)
  const swap = { from: caip(market.usd), to: caip(NATIVE), amount: `${2500n * DOLLAR}` }
  const [quote] = (await server.quotes(swap)).quotes
  expect(quote).toMatchObject({ spender: caip(market.router), route: [caip(market.usd), caip(NATIVE)] })
  const parameters = { tokenAddress: swap.from, userAddress: caip(account.address) }
  expect((await server.get<ConvertAllowance>('allowance', parameters)).body).toEqual({ allowance: '0' })

  const { body } = await server.build({ ...swap, userAddress: caip(account.address), quoteId: quote?.id ?? '' })
  expect(body.steps).toMatchObject([
    { kind: 'approve', token: swap.from, spender: caip(market.router), amount: swap.amount },
    { kind: 'transaction', to: caip(market.router), value: '0' },
  ])
  const before = await chain().balanceOf(account.address)
  const cost = await sendSteps(chain(), account, body.steps)
  expect((await chain().balanceOf(account.address)) - before + cost).toBe(BigInt(quote?.toAmount ?? 0))
  expect((await server.get<ConvertAllowance>('allowance', parameters)).body).toEqual({ allowance: '0' })
})

test('takes the better of two paths, here over a base', async () => {
  const [server, account] = [await stage(), nextAccount()]
  const swap = { from: caip(NATIVE), to: caip(market.dai), amount: `${ETHER}` }
  const [quote] = (await server.quotes(swap)).quotes
  expect(quote?.route).toEqual([caip(NATIVE), caip(market.usd), caip(market.dai)])
  const { body } = await server.build({ ...swap, userAddress: caip(account.address) })
  await sendSteps(chain(), account, body.steps)
  expect(await chain().tokenBalanceOf(account.address, market.dai)).toBe(BigInt(quote?.toAmount ?? 0))
})

test('wraps and unwraps ether one to one', async () => {
  const [server, account] = [await stage(), nextAccount()]
  for (const [from, to] of [
    [NATIVE, market.weth],
    [market.weth, NATIVE],
  ] as const) {
    const swap = { from: caip(from), to: caip(to), amount: `${ETHER}` }
    const [quote] = (await server.quotes(swap)).quotes
    expect(quote).toMatchObject({ toAmount: swap.amount, impactBps: 0, fees: [] })
    const { body } = await server.build({ ...swap, userAddress: caip(account.address), quoteId: quote?.id ?? '' })
    expect(body.tx?.to).toBe(caip(market.weth))
    await sendSteps(chain(), account, body.steps)
    const wrapped = await chain().tokenBalanceOf(account.address, market.weth)
    expect(wrapped).toBe(to === NATIVE ? 0n : ETHER)
  }
})

test('resets the allowance of a token like USDT, but only if it is too low', async () => {
  const [server, account] = [await stage(), nextAccount()]
  const odd = await deployOddToken(chain())
  await market.addPool(odd, 1_000_000n * DOLLAR, market.usd, 1_000_000n * DOLLAR)
  await chain().mintTo(odd, account.address, 100n * DOLLAR)
  const swap = { from: caip(odd), to: caip(market.usd), amount: `${100n * DOLLAR}` }
  const request = { ...swap, userAddress: caip(account.address) }
  const approval = (amount: bigint): ConvertStep => ({
    kind: 'approve',
    token: caip(odd),
    spender: caip(market.router),
    amount: `${amount}`,
  })
  await sendSteps(chain(), account, [approval(DOLLAR)])

  const { body } = await server.build(request)
  expect(body.steps).toMatchObject([approval(0n), approval(100n * DOLLAR), { kind: 'transaction' }])
  await sendSteps(chain(), account, body.steps?.slice(0, 2))
  const again = await server.build(request)
  expect(kindsOf(again.body.steps)).toEqual(['transaction'])
  await sendSteps(chain(), account, again.body.steps)
  expect(await chain().tokenBalanceOf(account.address, market.usd)).toBeGreaterThan(99n * DOLLAR)
})

test('sells a token that burns a share of each transfer, within the slippage', async () => {
  const [server, account] = [await stage(), nextAccount()]
  const taxed = await deployOddToken(chain(), 200n)
  await market.addPool(taxed, 1_000_000n * DOLLAR, market.usd, 1_000_000n * DOLLAR)
  await chain().mintTo(taxed, account.address, 100n * DOLLAR)
  const request = {
    from: caip(taxed),
    to: caip(market.usd),
    amount: `${100n * DOLLAR}`,
    userAddress: caip(account.address),
  }
  const refused = await server.build(request)
  expect(refused.status).toBe(400)
  const { status, body } = await server.build({ ...request, slippageBps: 400 })
  expect([status, kindsOf(body.steps)]).toEqual([200, ['approve', 'transaction']])
  await sendSteps(chain(), account, body.steps)
  expect(await chain().tokenBalanceOf(account.address, market.usd)).toBeGreaterThan(97n * DOLLAR)
})

test('builds a quote after a restart', async () => {
  const account = nextAccount()
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}` }
  const first = await startSwapServer(market, databaseUrl())
  const [quote] = (await first.quotes(swap)).quotes
  await first.close()
  const server = await stage()
  const { status, body } = await server.build({ ...swap, userAddress: caip(account.address), quoteId: quote?.id ?? '' })
  expect(status).toBe(200)
  expect(body.quote).toMatchObject({ id: quote?.id, toAmount: quote?.toAmount })
})

test('refuses a quote whose price moved too far, before and after the build', async () => {
  const [server, account] = [await stage(), nextAccount()]
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}` }
  const request = { ...swap, userAddress: caip(account.address) }
  const [quote] = (await server.quotes(swap)).quotes
  const { body } = await server.build({ ...request, quoteId: quote?.id ?? '' })
  await market.movePrice(market.weth, market.usd, 3)

  const refused = await server.build({ ...request, quoteId: quote?.id ?? '' })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      reasons: [{ field: 'minAmount', description: expect.stringContaining('The price moved below the minimum') }],
    },
  })
  expect((await server.build({ ...request, minAmount: quote?.toAmount ?? '' })).status).toBe(409)
  expect((await server.build(request)).status).toBe(200)
  await expect(sendSteps(chain(), account, body.steps)).rejects.toThrow()
  expect(await chain().tokenBalanceOf(account.address, market.usd)).toBe(0n)
})

test('sends the payment to the user, with a deadline of 20 minutes after the latest block', async () => {
  const [server, account] = [await stage(), nextAccount()]
  const swap = { from: caip(NATIVE), to: caip(market.usd), amount: `${ETHER}` }
  const { body } = await server.build({ ...swap, userAddress: caip(account.address) })
  const data = body.tx?.data.toLowerCase() ?? ''
  const word = (index: number): string => data.slice(10 + 64 * index, 10 + 64 * (index + 1))
  const { timestamp } = await chain().client.getBlock()
  expect(`0x${word(2).slice(24)}`).toBe(account.address.toLowerCase())
  expect(BigInt(`0x${word(3)}`)).toBe(timestamp + 1200n)
  expect(BigInt(`0x${word(0)}`)).toBe(BigInt(body.minAmount ?? 0))
})

test('refuses an amount above the balance, unless the client turns the estimate off', async () => {
  const server = await stage()
  const swap = { from: caip(market.usd), to: caip(NATIVE), amount: `${DOLLAR}` }
  const request = { ...swap, userAddress: caip('0x00000000000000000000000000000000000000aa') }
  expect(await server.build(request)).toMatchObject({
    status: 400,
    body: { reasons: [{ description: expect.stringContaining('balance is too low') }] },
  })
  const { status, body } = await server.build({ ...request, disableEstimate: true })
  expect([status, kindsOf(body.steps)]).toEqual([200, ['approve', 'transaction']])
})

test('prices three paths quickly', async ({ annotate }) => {
  const server = await stage()
  const swap = { from: caip(NATIVE), to: caip(market.dai), amount: `${ETHER}` }
  const times: number[] = []
  for (let run = 0; run < 30; run += 1) {
    const started = performance.now()
    await server.quotes(swap)
    times.push(performance.now() - started)
  }
  const [median = 0] = times.sort((one, other) => one - other).slice(times.length >> 1)
  await annotate(`p50 of quotes: ${median.toFixed(1)} ms`)
  expect(times).toHaveLength(30)
})

test('reads what an approval leaves behind from the token itself', async () => {
  const [server, account] = [await stage(), chain().accounts[1]]
  if (!account) throw new Error('There is no account')
  const { body } = await server.get<{ tx: { from: string; to: string; data: `0x${string}` } }>('build-approve', {
    from: caip(market.usd),
    to: caip(market.dai),
    amount: '5',
    userAddress: caip(account.address),
  })
  expect(body.tx).toMatchObject({ from: caip(market.usd), to: caip(market.dai) })
  const step = { kind: 'transaction' as const, to: body.tx.from, data: body.tx.data, value: '0' }
  await sendSteps(chain(), account, [step])
  const args = [account.address, market.router] as const
  const contract = { address: plain(body.tx.from) as Address, abi: erc20Abi, functionName: 'allowance', args } as const
  expect(await chain().client.readContract(contract)).toBe(5n)
})
