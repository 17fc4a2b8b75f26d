import { type BitcoinWallet, type BitcoinWalletApi, createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 20 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const value = 50_000n
let next = 0

interface Connected {
  readonly kit: TestKit
  readonly wallet: BitcoinWallet
  readonly address: string
  readonly prompts: () => number
}

async function connected(face: BitcoinWalletApi = 'wallet-standard', connectorId = 'Test Wallet'): Promise<Connected> {
  let prompts = 0
  const accounts = chain.accounts.slice(next, (next += 1))
  const approve = (): boolean => {
    prompts += 1
    return true
  }
  const wallet = createBitcoinWallet({ accounts, network: 'regtest', esploraUrl: chain.url, faces: [face], approve })
  wallet.install(openPage())
  const kit = createTestKit([regtest(chain)])
  const { address } = await kit.adapter.connect({ connectorId })
  prompts = 0
  return { kit, wallet, address, prompts: () => prompts }
}

/** Stubs the servers' estimates, in satoshis per virtual byte. */
function estimate(rates: { readonly estimates: number; readonly recommended?: number }): void {
  const { fetch } = globalThis
  const real = (fetch as { readonly real?: typeof fetch }).real ?? fetch
  const estimating = async (url: string, init?: RequestInit): Promise<Response> => {
    if (url.endsWith('/fee-estimates')) return Response.json({ '3': rates.estimates })
    if (!url.endsWith('/v1/fees/recommended')) return real(url, init)
    const { recommended } = rates
    return recommended === undefined ? new Response('', { status: 404 }) : Response.json({ halfHourFee: recommended })
  }
  vi.stubGlobal('fetch', Object.assign(estimating, { real }))
}

/** Returns the maximum fee that the send form sets: a quarter above the estimate. */
async function reviewed({ kit, address }: Connected): Promise<bigint> {
  const fee = await (await kit.adapter.transfers()).estimateFee({ address, to, value, caipNetwork: regtest(chain) })
  return (fee * 5n) / 4n
}

test.each([
  ['wallet-standard', 'Test Wallet'],
  ['unisat', 'unisat'],
] as const)('sends no request to a %s wallet if the rate rises from 5 to 4990 after the review', async (face, id) => {
  const scene = await connected(face, id)
  const { address, kit, prompts } = scene
  const before = await chain.balanceOf(address)
  estimate({ estimates: 5 })
  const maxFee = await reviewed(scene)
  expect(maxFee).toBe(881n)
  estimate({ estimates: 4990 })
  const sending = (await kit.adapter.transfers()).sendTransaction({ to, value, caipNetwork: regtest(chain), maxFee })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/fee-changed', details: '703590' })
  expect(prompts()).toBe(0)
  expect(await chain.balanceOf(address)).toBe(before)
  // Without a limit, the same request is sent.
  if (face === 'unisat') return
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({ to, value, caipNetwork: regtest(chain) })
  expect((await chain.transaction(hash))?.fee).toBe(703_590n)
})

test('pays at most the approved fee, and reads the paid fee from the chain', async () => {
  const scene = await connected()
  const adapter = await loaded(scene.kit.adapter)
  const maxFee = await reviewed(scene)
  const { hash } = await adapter.sendTransaction({ to, value, caipNetwork: regtest(chain), maxFee })
  const fee = (await chain.transaction(hash))?.fee
  expect(fee).toBeLessThanOrEqual(maxFee)
  expect(await adapter.paidFee({ hash, caipNetwork: regtest(chain) })).toBe(fee)
  expect(await adapter.paidFee({ hash: '00'.repeat(32), caipNetwork: regtest(chain) })).toBeUndefined()
})

test('applies the maximum fee to a transfer through the provider', async () => {
  const scene = await connected()
  const provider = await scene.kit.adapter.getProvider('Test Wallet')
  const sending = provider.sendTransfer({ recipient: to, amount: value, maxFee: 1n })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/fee-changed' })
  expect(scene.prompts()).toBe(0)
})

test.each([
  ['300 satoshis per virtual byte', 300, 1_000_000n, false],
  ['more than 300 satoshis per virtual byte', 301, 1_000_000n, true],
  ['a fifth of the amount', 5, 3_525n, false],
  ['more than a fifth of the amount', 5, 3_524n, true],
])('requires consent above the usual fee: %s', async (_, rate, amount, isUnusual) => {
  const { address, kit } = await connected()
  const adapter = await loaded(kit.adapter)
  estimate({ estimates: rate })
  const caipNetwork = regtest(chain)
  const fee = await adapter.estimateFee({ address, to, value: amount, caipNetwork })
  expect(await adapter.isFeeUnusual({ address, to, amount, caipNetwork, fee })).toBe(isUnusual)
})

test('compares a high estimate with the second one and uses the lower one', async () => {
  const { address, kit } = await connected()
  const transfer = { address, to, value, caipNetwork: regtest(chain) }
  estimate({ estimates: 101, recommended: 7 })
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(987n)
  estimate({ estimates: 101, recommended: 700 })
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(14_241n)
  estimate({ estimates: 101 })
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(14_241n)
  estimate({ estimates: 100, recommended: 7 })
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(14_100n)
})
