import { expect, test } from 'vitest'
import { TokenRegistry } from '../../../packages/cloud/src/tokens/TokenRegistry'
import { createReviewData } from '../../../packages/cloud/src/wallet/knowledge/createReviewData'
import { createReviewer } from '../../../packages/wallet-site/src/review/createReviewer'
import { readKnowledge } from '../../../packages/wallet-site/src/review/knowledge/readKnowledge'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const aave = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const lido = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const router = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const ens = '0x253553366Da8546fC250F225fe3d25d0C782303b'
const ether = 10n ** 18n

const settings = new Map([['eip155:1', { upstreams: ['https://node.example'] }]])
const registry = new TokenRegistry(settings, { describe: async () => new Map() })
const served = JSON.stringify(createReviewData({ settings, registry }))
/** The lists of the real server, and a node on which calls succeed and change nothing. */
const reviewer = createReviewer({
  reader: {
    request: (_, method) =>
      method === 'eth_simulateV1'
        ? Promise.resolve([{ calls: [{ status: '0x1', returnData: '0x', logs: [] }] }])
        : Promise.resolve(method === 'eth_getBalance' ? `0x1${'0'.repeat(20)}` : '0x5'),
  },
  loadKnowledge: () => readKnowledge(JSON.parse(served)),
})

const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')
const calldata = (selector: string, ...values: readonly (bigint | string)[]): `0x${string}` =>
  `0x${selector}${values.map(word).join('')}`
const name = (text: string): string => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`

test.each([
  ['Wrap 1 ETH', weth, calldata('d0e30db0'), ether],
  ['Unwrap 1.5 WETH', weth, calldata('2e1a7d4d', (ether * 3n) / 2n), 0n],
  ['Stake 2 ETH with Lido', lido, calldata('a1903eab', 0n), 2n * ether],
  ['Supply 250 USDC to Aave', aave, calldata('617ba037', usdc, 250_000_000n, account, 0n), 0n],
  ['Withdraw All USDC from Aave', aave, calldata('69328dec', usdc, 2n ** 256n - 1n, account), 0n],
  ['Borrow 1 WETH from Aave', aave, calldata('a415bcad', weth, ether, 2n, 0n, account), 0n],
  ['Repay 1 USDC to Aave', aave, calldata('573ade81', usdc, 1_000_000n, 2n, account), 0n],
  ['Swap with Uniswap', router, calldata('3593564c', 96n, 128n, 1_900_000_000n, 0n, 0n), ether],
  ['Renew the name alice.eth', ens, calldata('acf1a841', 64n, 31_536_000n, 5n, name('alice')), ether],
] as const)("the server's descriptors say: %s", async (text, to, data, value) => {
  const request = { kind: 'evmTransaction', chainId: 'eip155:1', account, to, data, value } as const
  const review = await reviewer.review(request, { origin: 'https://app.example', signal: new AbortController().signal })
  expect(review.sentence).toEqual({ key: 'described', values: { text } })
  expect(review.warnings).toEqual([])
})

test("the server's list names USDC, so the wallet doesn't call it unlisted", async () => {
  const data = calldata('a9059cbb', account.replace('f', 'e'), 5_000_000n)
  const request = { kind: 'evmTransaction', chainId: 'eip155:1', account, to: usdc, data, value: 0n } as const
  const review = await reviewer.review(request, { origin: 'https://app.example', signal: new AbortController().signal })
  expect(review.warnings.map(({ code }) => code)).not.toContain('unlistedAsset')
})
