import { expect, test } from 'vitest'
import { assetOfRow } from './assetOfRow'
import { type BalanceRow, balanceRows } from './balanceRows'
import { changeOf } from './Change'
import { toPortfolio } from './Portfolio'
import { readWalletAssets, supportsAssets } from './walletAssets'

const usdc = 'eip155:8453:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const row = (overrides: Partial<BalanceRow> = {}): BalanceRow => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:8453',
  address: usdc,
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: '',
  ...overrides,
})
const coin = (overrides: Partial<BalanceRow> = {}) =>
  row({ name: 'Ether', symbol: 'ETH', address: undefined, quantity: { decimals: '18', numeric: '1' }, ...overrides })
const portfolio = (...rows: BalanceRow[]) =>
  toPortfolio(
    rows.flatMap(entry => assetOfRow(entry, undefined) ?? []),
    { source: 'backend', asOf: 1, currency: 'usd' },
  )

test('keeps amounts exact to the last unit and drops finer fractions', () => {
  const amount = (numeric: string, decimals = '18') =>
    assetOfRow(row({ quantity: { decimals, numeric } }), undefined)?.units
  expect(amount('115792089237316195423570985008687907853269.984665640564039457')).toBe(
    115792089237316195423570985008687907853269984665640564039457n,
  )
  expect(amount('12.3456789', '6')).toBe(12345678n)
  expect(amount('1e-7', '6')).toBe(0n)
})

test('excludes an asset without a price from the total and counts it', () => {
  const { assets, total } = portfolio(
    row(),
    coin({ price: 0, value: undefined }),
    coin({ price: 2, value: undefined, chainId: 'eip155:1' }),
  )
  expect(total).toMatchObject({ value: 12_500_000_000_000_000_000n, currency: 'usd', unpriced: 2 })
  expect(assets.map(({ value, price }) => [value, price])).toEqual([
    [12_500_000_000_000_000_000n, 1],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('shows the age of a price, and drops an invalid time but keeps the row', () => {
  const asOf = '2026-01-30T10:00:00.000Z'
  const response = (priceAsOf: unknown, more: Partial<BalanceRow> = {}) =>
    balanceRows({ balances: [{ ...row(more), priceAsOf }] })?.balances.map(
      known => assetOfRow(known, undefined)?.priceAsOf,
    )
  expect(response(asOf)).toEqual([Date.UTC(2026, 0, 30, 10)])
  expect(response('2026-01-30T12:00:00+02:00')).toEqual([Date.UTC(2026, 0, 30, 10)])
  for (const none of [undefined, null, 5, '5', 'yesterday', '2026-13-30T10:00:00Z', '2026-01-30T10:00:00', [asOf]])
    expect(response(none)).toEqual([undefined])
  expect(response(asOf, { price: 0 })).toEqual([undefined])
})

test('adds up without the rounding errors of floats', () => {
  const tenth = (symbol: string) => row({ symbol, price: 0.1, value: 0.1, quantity: { decimals: '18', numeric: '1' } })
  expect(portfolio(tenth('A'), tenth('B'), tenth('C')).total.value).toBe(3n * 10n ** 17n)
})

test('computes the exact change within 24 hours of every asset in the total', () => {
  const { assets, total } = portfolio(row({ price: 1.1, priceDayAgo: 1 }), coin({ price: 90, priceDayAgo: 100 }))
  expect(assets.map(changeOf)).toEqual([
    { value: -10n * 10n ** 18n, fraction: -0.1 },
    { value: 1_250_000_000_000_000_000n, fraction: 0.1 },
  ])
  expect(total.change).toEqual({ value: -8_750_000_000_000_000_000n, fraction: -0.077777 })
})

test.each([
  ['a previous price is missing', [row({ priceDayAgo: 1 }), coin()]],
  ['a previous price is zero', [row({ priceDayAgo: 0 })]],
  ['the current price is missing', [row({ priceDayAgo: 1, value: undefined })]],
  ['there are no assets', []],
] as const)('the change is undefined when %s', (_, rows) => {
  expect(portfolio(...rows).total.change).toBeUndefined()
})

test('ignores assets without a price in the change', () => {
  const { total } = portfolio(row({ price: 2, priceDayAgo: 1 }), coin({ value: undefined }))
  expect(total).toMatchObject({ unpriced: 1, change: { fraction: 1 } })
})

test('drops tokens with 0 decimals and sorts by value', () => {
  const { assets } = portfolio(
    row({ symbol: 'SPAM', quantity: { decimals: '0', numeric: '1000000' } }),
    row({ symbol: 'ZZZ', value: undefined }),
    coin({ value: undefined }),
    row({ symbol: 'LESS', value: 1, quantity: { decimals: '6', numeric: '1' } }),
    row({ symbol: 'MORE', price: 3 }),
  )
  expect(assets.map(({ symbol }) => symbol)).toEqual(['MORE', 'LESS', 'ETH', 'ZZZ'])
})

test('recognizes the native asset by its address or by having none', () => {
  const native = assetOfRow(coin({ address: 'eip155:8453:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' }), undefined)
  expect(native).toEqual(assetOfRow(coin(), undefined))
  expect(native).toMatchObject({ id: 'eip155:8453:native', tokenAddress: undefined })
  expect(assetOfRow(row(), undefined)).toMatchObject({ id: usdc, tokenAddress: usdc.split(':')[2] })
})

test.each([
  ['on a different chain than its token', row({ chainId: 'eip155:1' })],
  ['with an invalid address', row({ address: 'nonsense' })],
  ['without a chain', coin({ chainId: undefined })],
  ['with a negative amount', row({ quantity: { decimals: '6', numeric: '-1' } })],
  ['with too many decimals', row({ quantity: { decimals: '256', numeric: '1' } })],
])('drops a row %s', (_, unfit) => {
  expect(assetOfRow(unfit, undefined)).toBeUndefined()
})

test('shows the unconfirmed part separately', () => {
  const bitcoin = row({
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    address: undefined,
    unconfirmed: '0.5',
    quantity: { decimals: '8', numeric: '2' },
  })
  expect(assetOfRow(bitcoin, undefined)).toMatchObject({ units: 200_000_000n, unconfirmed: 50_000_000n })
})

test('drops invalid rows, and invisible characters from names', () => {
  const answer = {
    balances: [
      row({ symbol: 'US\u202eDC\u200b', name: ' a\u0000b ' }),
      { ...row(), quantity: { decimals: '6', numeric: '12,5' } },
      { ...row(), quantity: { decimals: 'six', numeric: '1' } },
      null,
      'row',
    ],
  }
  expect(balanceRows(answer)?.balances).toMatchObject([{ symbol: 'USDC', name: 'ab' }])
  expect(balanceRows({ balances: 'none' })).toBeUndefined()
})

const asset = {
  address: '0xAA',
  balance: '0xde0b6b3a7640000',
  type: 'ERC20',
  metadata: { name: 'Dai', symbol: 'DAI', decimals: 18, price: 1, iconUrl: 'https://example.org/dai.png', value: 1 },
}

test("parses a wallet's own assets and treats a price of zero as unknown", () => {
  const native = { ...asset, address: 'native', type: 'NATIVE', metadata: { ...asset.metadata, price: 0 } }
  expect(readWalletAssets({ '0x2105': [asset, native] }, 8453, 'eip155:8453')).toMatchObject([
    { id: 'eip155:8453:0xAA', units: 10n ** 18n, value: 10n ** 18n, price: 1 },
    { id: 'eip155:8453:native', tokenAddress: undefined, price: undefined, value: undefined },
  ])
})

test.each([
  ['an asset of an unknown type', [{ ...asset, type: 'erc20' }]],
  ['an asset without a balance', [{ ...asset, balance: '12' }]],
  ['an asset without decimals', [{ ...asset, metadata: { ...asset.metadata, decimals: null } }]],
  ['a response without the chain', undefined],
  ["a list that isn't an array", {}],
])('rejects %s', (_, assets) => {
  expect(readWalletAssets({ '0x2105': assets }, 8453, 'eip155:8453')).toBeUndefined()
})

test("lists a wallet's assets only on chains whose capability is exactly true", () => {
  const capabilities = {
    '0x1': { assetDiscovery: { supported: true } },
    '0xa': { assetDiscovery: { supported: 'yes' } },
  }
  expect([1, 10, 8453].map(chainId => supportsAssets(capabilities, chainId))).toEqual([true, false, false])
  expect(supportsAssets(undefined, 1)).toBe(false)
})
