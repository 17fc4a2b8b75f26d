import { expect, test } from 'vitest'
import { type BalanceRow, balanceRows } from './balanceRows'
import { changeOf } from './Change'
import { holdingOfRow } from './holdingOfRow'
import { toPortfolio } from './Portfolio'
import { readWalletAssets, tellsAssets } from './walletAssets'

const usdc = 'eip155:8453:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const row = (given: Partial<BalanceRow> = {}): BalanceRow => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:8453',
  address: usdc,
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: '',
  ...given,
})
const coin = (given: Partial<BalanceRow> = {}) =>
  row({ name: 'Ether', symbol: 'ETH', address: undefined, quantity: { decimals: '18', numeric: '1' }, ...given })
const portfolio = (...rows: BalanceRow[]) =>
  toPortfolio(
    rows.flatMap(entry => holdingOfRow(entry, undefined) ?? []),
    { source: 'backend', asOf: 1, currency: 'usd' },
  )

test('a row of the backend is held to the last unit, and what is finer was never held', () => {
  const amount = (numeric: string, decimals = '18') =>
    holdingOfRow(row({ quantity: { decimals, numeric } }), undefined)?.units
  expect(amount('115792089237316195423570985008687907853269.984665640564039457')).toBe(
    115792089237316195423570985008687907853269984665640564039457n,
  )
  expect(amount('12.3456789', '6')).toBe(12345678n)
  expect(amount('1e-7', '6')).toBe(0n)
})

test('an unknown price is no value of zero: it is left out of the total, which says so', () => {
  const { holdings, total } = portfolio(
    row(),
    coin({ price: 0, value: undefined }),
    coin({ price: 2, value: undefined, chainId: 'eip155:1' }),
  )
  expect(total).toMatchObject({ value: 12_500_000_000_000_000_000n, currency: 'usd', unpriced: 2 })
  expect(holdings.map(({ value, price }) => [value, price])).toEqual([
    [12_500_000_000_000_000_000n, 1],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('a row says how old its price is; a time that is none, or of no price, is left out and the row stays', () => {
  const asOf = '2026-01-30T10:00:00.000Z'
  const told = (priceAsOf: unknown, more: Partial<BalanceRow> = {}) =>
    balanceRows({ balances: [{ ...row(more), priceAsOf }] })?.balances.map(
      known => holdingOfRow(known, undefined)?.priceAsOf,
    )
  expect(told(asOf)).toEqual([Date.UTC(2026, 0, 30, 10)])
  expect(told('2026-01-30T12:00:00+02:00')).toEqual([Date.UTC(2026, 0, 30, 10)])
  for (const none of [undefined, null, 5, '5', 'yesterday', '2026-13-30T10:00:00Z', '2026-01-30T10:00:00', [asOf]])
    expect(told(none)).toEqual([undefined])
  expect(told(asOf, { price: 0 })).toEqual([undefined])
})

test('the total has no loss that floats would have', () => {
  const tenth = (symbol: string) => row({ symbol, price: 0.1, value: 0.1, quantity: { decimals: '18', numeric: '1' } })
  expect(portfolio(tenth('A'), tenth('B'), tenth('C')).total.value).toBe(3n * 10n ** 17n)
})

test('the change within 24 hours is exact, and of each that is in the total', () => {
  const { holdings, total } = portfolio(row({ price: 1.1, priceDayAgo: 1 }), coin({ price: 90, priceDayAgo: 100 }))
  expect(holdings.map(changeOf)).toEqual([
    { value: -10n * 10n ** 18n, fraction: -0.1 },
    { value: 1_250_000_000_000_000_000n, fraction: 0.1 },
  ])
  expect(total.change).toEqual({ value: -8_750_000_000_000_000_000n, fraction: -0.077777 })
})

test.each([
  ['a price of before is missing', [row({ priceDayAgo: 1 }), coin()]],
  ['a price of before is none', [row({ priceDayAgo: 0 })]],
  ['the price of now is missing', [row({ priceDayAgo: 1, value: undefined })]],
  ['nothing is held', []],
] as const)('where %s no change is made up', (_, rows) => {
  expect(portfolio(...rows).total.change).toBeUndefined()
})

test('what has no price is not in the total, so its change is not missing', () => {
  const { total } = portfolio(row({ price: 2, priceDayAgo: 1 }), coin({ value: undefined }))
  expect(total).toMatchObject({ unpriced: 1, change: { fraction: 1 } })
})

test('Tokens with 0 decimals are dropped, and the most valuable come first', () => {
  const { holdings } = portfolio(
    row({ symbol: 'SPAM', quantity: { decimals: '0', numeric: '1000000' } }),
    row({ symbol: 'ZZZ', value: undefined }),
    coin({ value: undefined }),
    row({ symbol: 'LESS', value: 1, quantity: { decimals: '6', numeric: '1' } }),
    row({ symbol: 'MORE', price: 3 }),
  )
  expect(holdings.map(({ symbol }) => symbol)).toEqual(['MORE', 'LESS', 'ETH', 'ZZZ'])
})

test('the chain’s own asset is known by its address as well as by having none', () => {
  const native = holdingOfRow(coin({ address: 'eip155:8453:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' }), undefined)
  expect(native).toEqual(holdingOfRow(coin(), undefined))
  expect(native).toMatchObject({ id: 'eip155:8453:native', tokenAddress: undefined })
  expect(holdingOfRow(row(), undefined)).toMatchObject({ id: usdc, tokenAddress: usdc.split(':')[2] })
})

test.each([
  ['of another chain than its token', row({ chainId: 'eip155:1' })],
  ['with an address that is none', row({ address: 'nonsense' })],
  ['of nowhere', coin({ chainId: undefined })],
  ['of less than nothing', row({ quantity: { decimals: '6', numeric: '-1' } })],
  ['with too many decimals', row({ quantity: { decimals: '256', numeric: '1' } })],
])('a row %s is left out', (_, unfit) => {
  expect(holdingOfRow(unfit, undefined)).toBeUndefined()
})

test('what isn’t confirmed yet is told apart', () => {
  const bitcoin = row({
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    address: undefined,
    unconfirmed: '0.5',
    quantity: { decimals: '8', numeric: '2' },
  })
  expect(holdingOfRow(bitcoin, undefined)).toMatchObject({ units: 200_000_000n, unconfirmed: 50_000_000n })
})

test('a row that can’t be used is dropped from an answer, and invisible characters from names', () => {
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

test('a wallet’s own assets are read as they are, and a price of zero is unknown', () => {
  const native = { ...asset, address: 'native', type: 'NATIVE', metadata: { ...asset.metadata, price: 0 } }
  expect(readWalletAssets({ '0x2105': [asset, native] }, 8453, 'eip155:8453')).toMatchObject([
    { id: 'eip155:8453:0xAA', units: 10n ** 18n, value: 10n ** 18n, price: 1 },
    { id: 'eip155:8453:native', tokenAddress: undefined, price: undefined, value: undefined },
  ])
})

test.each([
  ['of another kind', [{ ...asset, type: 'erc20' }]],
  ['without a balance', [{ ...asset, balance: '12' }]],
  ['without decimals', [{ ...asset, metadata: { ...asset.metadata, decimals: null } }]],
  ['of another chain', undefined],
  ['that is no list', {}],
])('an answer with an asset %s counts as none', (_, assets) => {
  expect(readWalletAssets({ '0x2105': assets }, 8453, 'eip155:8453')).toBeUndefined()
})

test('a wallet tells its assets on the chains that it says so of, and only with true', () => {
  const capabilities = {
    '0x1': { assetDiscovery: { supported: true } },
    '0xa': { assetDiscovery: { supported: 'yes' } },
  }
  expect([1, 10, 8453].map(chainId => tellsAssets(capabilities, chainId))).toEqual([true, false, false])
  expect(tellsAssets(undefined, 1)).toBe(false)
})
