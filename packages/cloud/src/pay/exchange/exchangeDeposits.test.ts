import { expect, onTestFinished, test } from 'vitest'
import { merchantOf, type PayServer, railOf, startPayServer, xpubOf } from '../../../test/pay/PayStage'
import { sharedChain } from '../../../test/prices/sharedChain'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { readUnits } from './readUnits'

const EVM = 'eip155:31337'
const ETHER = `${EVM}/slip44:60`
const databaseUrl = sharedDatabase()
const evm = sharedChain()

async function stage(): Promise<PayServer> {
  const receive = { chainId: EVM, assets: [{ asset: 'native' }], xpub: xpubOf(7) }
  const server = await startPayServer(databaseUrl(), { [EVM]: evm().url }, { merchants: [merchantOf([receive])] })
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server
}

interface RpcAnswer<Result> {
  readonly result: Result
  readonly error?: { readonly code: number; readonly message: string }
}

async function call<Result>(
  server: PayServer,
  method: string,
  params: object,
  path = '/v1/json-rpc',
): Promise<RpcAnswer<Result>> {
  const body = { jsonrpc: '2.0', id: 1, method, params }
  return (await server.post<RpcAnswer<Result>>(`${path}?projectId=local`, body)).body
}

const submit = (url: string, form: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form) })
const GOOD = { action: 'pay', card: '4242 4242 4242 4242' }

test('a deposit from the sandbox exchange pays an invoice', async () => {
  const server = await stage()
  const invoice = await server.create()
  const { recipient } = railOf(invoice, ETHER)
  const list = await call<{ total: number; exchanges: { id: string }[] }>(server, 'reown_getExchanges', {
    page: 1,
    asset: ETHER,
    projectId: 'local',
  })
  expect(list.result).toEqual({ total: 1, exchanges: [{ id: 'sandbox', name: 'Sandbox', imageUrl: null }] })
  const order = { exchangeId: 'sandbox', asset: ETHER, amount: '0.04', recipient: `${EVM}:${recipient}` }
  const { result } = await call<{ url: string; sessionId: string }>(
    server,
    'reown_getExchangePayUrl',
    order,
    '/v1/wallet',
  )
  expect(result.sessionId.length).toBeLessThanOrEqual(50)
  const status = async (): Promise<unknown> =>
    (await call(server, 'reown_getExchangeBuyStatus', { exchangeId: 'sandbox', sessionId: result.sessionId })).result
  expect(await status()).toEqual({ status: 'UNKNOWN', txHash: null })
  expect(await (await fetch(result.url)).text()).toContain('100.00')
  await submit(result.url, GOOD)
  await expect.poll(status).toEqual({ status: 'SUCCESS', txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  const settled = await server.until(invoice, 'settled')
  expect(settled.payments.map(({ txHash }) => txHash)).toEqual([((await status()) as { txHash: string }).txHash])
})

test('a deposit that fails, and one whose transaction leaves the chain', async () => {
  const server = await stage()
  const recipient = `${EVM}:0x00000000000000000000000000000000000d0e51`
  const order = { exchangeId: 'sandbox', asset: ETHER, amount: '0x1', recipient }
  const start = async (): Promise<readonly [string, () => Promise<unknown>]> => {
    const { result } = await call<{ url: string; sessionId: string }>(server, 'reown_getExchangePayUrl', order)
    const params = { exchangeId: 'sandbox', sessionId: result.sessionId }
    return [result.url, async () => (await call(server, 'reown_getExchangeBuyStatus', params)).result]
  }
  const [declined, failed] = await start()
  await submit(declined, { action: 'pay', card: '4000 0000 0000 0002' })
  expect(await failed()).toEqual({ status: 'FAILED', txHash: null })

  const [paid, status] = await start()
  await submit(paid, GOOD)
  await expect.poll(status).toMatchObject({ status: 'SUCCESS' })
  expect(await evm().balanceOf('0x00000000000000000000000000000000000d0e51')).toBe(10n ** 18n)
  await fetch(evm().url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_reorg', params: [1, []] }),
  })
  expect(await status()).toMatchObject({ status: 'IN_PROGRESS' })
})

test.each<[string, object, number]>([
  ['reown_getExchangePayUrl', { exchangeId: 'binance' }, -7],
  ['reown_getExchangePayUrl', { asset: 'eip155:1/slip44:60' }, -7],
  ['reown_getExchangePayUrl', { amount: '0' }, -7],
  ['reown_getExchangePayUrl', { amount: '1e3' }, -32602],
  ['reown_getExchangePayUrl', { amount: '0.0000000000000000001' }, -7],
  ['reown_getExchangePayUrl', { recipient: 'eip155:1:0x00000000000000000000000000000000000d0e51' }, -7],
  ['reown_getExchangePayUrl', { recipient: 'nonsense' }, -32602],
  ['reown_getExchangeBuyStatus', { sessionId: 'unknown' }, -8],
  ['reown_getExchangeBuyStatus', { sessionId: 'x'.repeat(51) }, -32602],
  ['reown_getExchanges', { page: 1, includeOnly: [], exclude: [] }, -32602],
  ['wallet_getAssets', {}, -32601],
])('%s with %j is error %i', async (method, params, code) => {
  const server = await stage()
  const recipient = `${EVM}:0x00000000000000000000000000000000000d0e51`
  const order = { exchangeId: 'sandbox', asset: ETHER, amount: '1', recipient }
  expect((await call(server, method, { ...order, ...params })).error?.code).toBe(code)
})

test('refuses an unknown project, and offers nothing for an unknown asset', async () => {
  const server = await stage()
  const body = { jsonrpc: '2.0', id: 1, method: 'reown_getExchanges', params: { page: 1, projectId: 'unknown' } }
  const { body: answer, status } = await server.post<RpcAnswer<unknown>>('/v1/json-rpc', body)
  expect([status, answer.error?.code]).toEqual([400, -1])
  const unknown = await call(server, 'reown_getExchanges', { page: 1, asset: `${EVM}/erc20:0x12` })
  expect(unknown.result).toEqual({ total: 0, exchanges: [] })
})

test.each([
  ['1.5', 6, 1_500_000n],
  ['1.500', 1, 15n],
  ['0x10', 2, 1600n],
  ['1.55', 1, undefined],
  ['', 1, undefined],
])('reads %s with %i decimals', (text, decimals, units) => {
  expect(readUnits(text, decimals)).toBe(units)
})
