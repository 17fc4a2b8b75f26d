import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { SessionAccount } from '../auth'
import type { Balances } from '../balance'
import type { ConvertQuote, ConvertTransaction } from '../convert'
import type { HistoryPage } from '../history'
import type { NameRecord } from '../names'
import type { NftPage } from '../nfts'
import type { FungiblePrices } from '../price'
import type { WalletPage } from '../wallets'
import { authNonceSchema, authTokenSchema, sessionAccountSchema } from './auth'
import { balancesSchema } from './balance'
import { supportedChainsSchema } from './chains'
import { convertApprovalSchema, convertQuotesSchema, convertTokensSchema, convertTransactionSchema } from './convert'
import { failureBodySchema } from './failure'
import { historyPageSchema } from './history'
import { identitySchema } from './identity'
import { nameRecordSchema } from './names'
import { nftPageSchema } from './nfts'
import { fungiblePricesSchema } from './price'
import { allowedOriginsSchema, analyticsConfigSchema, projectConfigSchema } from './project'
import { walletPageSchema } from './wallets'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const date = '2026-01-01T00:00:00.000Z'

const session: SessionAccount = {
  aud: 'https://app.example',
  iss: 'https://cloud.example',
  sub: `eip155:1:${address}`,
  exp: 1_767_225_600,
  projectIdKey: 'key',
  projectUuid: 'project',
  profileUuid: 'profile',
  proof: 'contract',
  address,
  chainId: 1,
  chainNamespace: 'eip155',
  caip2Network: 'eip155:1',
  uri: 'https://app.example/',
  domain: 'app.example',
  nonce: 'nonce',
  email: 'a@b.example',
  appKitAccount: {
    uuid: 'uuid',
    caip2_chain: 'eip155:1',
    address,
    profile_uuid: 'profile',
    created_at: date,
    is_main_account: true,
    verification_status: null,
    connection_method: { type: 'extension' },
    metadata: { theme: 'dark' },
    last_signed_in_at: date,
    signed_up_at: date,
    updated_at: date,
  },
}

const balances: Balances = {
  balances: [
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      address,
      value: 1,
      price: 2,
      priceDayAgo: 3,
      priceAsOf: date,
      quantity: { decimals: '18', numeric: '0.25' },
      unconfirmed: '12',
      iconUrl: 'https://cloud.example/eth.png',
    },
  ],
}

const picture = { url: 'https://cloud.example/1.png', content_type: 'image/png' }
const history: HistoryPage = {
  data: [
    {
      id: 'id',
      metadata: {
        operationType: 'send',
        hash: '0x01',
        minedAt: date,
        sentFrom: address,
        sentTo: address,
        status: 'confirmed',
        nonce: 7,
        application: { name: 'App', iconUrl: 'https://cloud.example/app.png' },
        chain: 'eip155:1',
      },
      transfers: (['in', 'out', 'self'] as const).map(direction => ({
        fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://cloud.example/eth.png' } },
        nft_info: { name: 'One', content: { preview: picture, detail: picture }, flags: { is_spam: true } },
        direction,
        quantity: { numeric: '1' },
        value: 1,
        price: 2,
        is_spam: true,
        address,
        token_id: '1',
      })),
    },
  ],
  next: 'cursor',
}

const names: NameRecord = {
  name: 'alice.example',
  registered_at: date,
  updated_at: date,
  attributes: { avatar: 'https://cloud.example/alice.png' },
  addresses: { '60': { address, created_at: date } },
}

const nfts: NftPage = {
  data: (['erc721', 'erc1155'] as const).flatMap(standard =>
    (['ready', 'pending', 'unavailable'] as const).map(metadata => ({
      id: `${standard} ${metadata}`,
      chainId: 'eip155:1',
      standard,
      contract: address,
      tokenId: '9'.repeat(78),
      quantity: '12',
      name: 'One',
      description: 'The first',
      collection: { name: 'Ones', symbol: 'ONE' },
      imageUrl: 'https://cloud.example/1.png',
      attributes: [{ name: 'Color', value: 'Blue' }],
      metadata,
    })),
  ),
  next: 'cursor',
  isComplete: true,
}

const prices: FungiblePrices = {
  fungibles: [
    {
      address,
      name: 'Ether',
      symbol: 'ETH',
      iconUrl: 'https://cloud.example/eth.png',
      price: 2,
      priceDayAgo: 3,
      decimals: 18,
      asOf: date,
    },
  ],
}

const quote: ConvertQuote = {
  id: 'router:1',
  fromAmount: '1000',
  fromAccount: address,
  toAmount: '2490',
  toAccount: address,
  provider: { id: 'router', name: 'Router' },
  impactBps: 10,
  fees: [{ kind: 'operator', asset: address, amount: '7' }],
  route: [address, address],
  gas: '107000',
  spender: address,
  expiresAt: 1_767_225_600_000,
  isPublic: true,
}
const conversion: ConvertTransaction = {
  tx: {
    from: address,
    to: address,
    data: '0x38ed1739',
    amount: '2490',
    eip155: { gas: '1', gasPrice: '2' },
    value: '0',
  },
  quote,
  minAmount: '2465',
  steps: [
    { kind: 'approve', token: address, spender: address, amount: '1000' },
    { kind: 'transaction', to: address, data: '0x38ed1739', value: '0', gas: '1' },
    { kind: 'signedTransaction', transaction: 'AQAB', submittedBy: 'server', requestId: 'r' },
  ],
}

const wallets: WalletPage = {
  data: (['none', 'certified'] as const).map(badge_type => ({
    id: badge_type,
    name: 'Wallet',
    homepage: 'https://wallet.example/',
    image_id: 'image',
    image_url: 'https://cloud.example/wallet.png',
    order: 1,
    mobile_link: 'wallet://',
    link_mode: 'https://wallet.example/wc',
    desktop_link: 'wallet-desktop://',
    webapp_link: 'https://app.wallet.example',
    app_store: 'https://apps.example/1',
    play_store: 'https://play.example/1',
    chrome_store: 'https://chrome.example/1',
    rdns: 'example.wallet',
    chains: ['eip155:1'],
    injected: [{ namespace: 'eip155', injected_id: 'isWallet' }],
    badge_type,
  })),
  count: 2,
}

const answers: [name: string, schema: z.ZodType, answer: object][] = [
  ['nonce', authNonceSchema, { nonce: 'nonce', token: 't'.repeat(100_000) }],
  ['token', authTokenSchema, { token: 'token' }],
  ['session', sessionAccountSchema, session],
  ['session by key', sessionAccountSchema, { ...session, proof: 'key', chainId: '000000000019d6689c085ae165831e93' }],
  ['list of balances', balancesSchema, balances],
  ['list of chains', supportedChainsSchema, { http: ['eip155:1'], ws: ['eip155:1'], nfts: ['eip155:1'], history: [] }],
  ['failure', failureBodySchema, { status: 'FAILED', reasons: [{ field: 'address', description: 'is missing' }] }],
  ['page of history', historyPageSchema, history],
  ['identity', identitySchema, { name: 'alice.example', avatar: 'https://cloud.example/a.png', resolvedAt: date }],
  ['name', nameRecordSchema, names],
  ['page of NFTs', nftPageSchema, nfts],
  ['list of prices', fungiblePricesSchema, prices],
  ['list of quotes', convertQuotesSchema, { quotes: [quote], skipped: [{ provider: 'zerox', reason: 'no-route' }] }],
  ['swap', convertTransactionSchema, conversion],
  [
    'list of swap tokens',
    convertTokensSchema,
    { tokens: [{ name: 'Ether', symbol: 'ETH', address, decimals: 36, logoUri: null, eip2612: null }] },
  ],
  [
    'approval',
    convertApprovalSchema,
    { tx: { from: address, to: address, data: '0x095ea7b3', value: '0', eip155: { gasPrice: '1' } } },
  ],
  ['project', projectConfigSchema, { features: [{ id: 'swap', isEnabled: true, config: ['usd'] }] }],
  ['list of origins', allowedOriginsSchema, { allowedOrigins: ['https://app.example'] }],
  ['analytics setting', analyticsConfigSchema, { isAnalyticsEnabled: false }],
  ['page of wallets', walletPageSchema, wallets],
]

test.each(answers)('accepts a valid %s unchanged', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer)
})

test.each([
  ['an amount in scientific notation', balancesSchema, '"0.25"', '"1e18"'],
  ['a negative amount', balancesSchema, '"0.25"', '"-1"'],
  ['an amount with a unit', balancesSchema, '"0.25"', '"0.25 ETH"'],
  ['an amount that ends with its decimal point', balancesSchema, '"0.25"', '"1."'],
  ['an unconfirmed amount in words', balancesSchema, '"12"', '"twelve"'],
  ['decimals with four digits', balancesSchema, '"18"', '"1000"'],
  ['decimals with a sign', balancesSchema, '"18"', '"+18"'],
  ['decimals with a unit', balancesSchema, '"18"', '"18d"'],
  ['a past price of zero', balancesSchema, '"priceDayAgo":3', '"priceDayAgo":0'],
  ['a price of zero', fungiblePricesSchema, '"price":2', '"price":0'],
  ['fractional decimals', fungiblePricesSchema, '"decimals":18', '"decimals":0.5'],
  ['negative decimals', fungiblePricesSchema, '"decimals":18', '"decimals":-1'],
  ['a quote with a fraction', convertQuotesSchema, '"toAmount":"2490"', '"toAmount":"2490.5"'],
  ['a negative quote', convertQuotesSchema, '"toAmount":"2490"', '"toAmount":"-2490"'],
  ['a quote above 256 bits', convertQuotesSchema, '"2490"', `"${'9'.repeat(79)}"`],
  ['an unknown reason', convertQuotesSchema, '"no-route"', '"bored"'],
  ['an impact above 100 %', convertQuotesSchema, '"impactBps":10,', '"impactBps":10001,'],
  ['calldata with half a byte', convertTransactionSchema, '"0x38ed1739"', '"0x38ed173"'],
  ['calldata above 64 KiB', convertTransactionSchema, '"0x38ed1739"', `"0x${'00'.repeat(65_537)}"`],
  ['an unknown step', convertTransactionSchema, '"kind":"approve"', '"kind":"drain"'],
  ['a step without a spender', convertTransactionSchema, `"spender":"${address}","amount"`, '"amount"'],
  ['a token id above 256 bits', nftPageSchema, '9'.repeat(78), '9'.repeat(79)],
  ['a token id in hexadecimal', nftPageSchema, '9'.repeat(78), '0xff'],
  ['a token id with a unit', nftPageSchema, '9'.repeat(78), '9n'],
  ['a quantity with a sign', nftPageSchema, '"quantity":"12"', '"quantity":"-1"'],
  ['a quantity without digits', nftPageSchema, '"quantity":"12"', '"quantity":""'],
  ['a quantity with a unit', nftPageSchema, '"quantity":"12"', '"quantity":"1n"'],
  ['a quantity above 256 bits', nftPageSchema, '"quantity":"12"', `"quantity":"${'1'.repeat(79)}"`],
  ['an unknown direction', historyPageSchema, '"self"', '"other"'],
  ['a fractional wallet count', walletPageSchema, '"count":2', '"count":1.5'],
  ['a long domain of a session', sessionAccountSchema, '"domain":"app.example"', `"domain":"${'a'.repeat(10_001)}"`],
  ['a long link', walletPageSchema, 'wallet://', 'a'.repeat(2049)],
  ['a long image URL', balancesSchema, 'https://cloud.example/eth.png', 'a'.repeat(16_385)],
  ['a long chain id', balancesSchema, '"eip155:1"', `"${'a'.repeat(101)}"`],
  ['a long cursor', historyPageSchema, '"cursor"', `"${'a'.repeat(8001)}"`],
  ['a long email address', sessionAccountSchema, 'a@b.example', 'a'.repeat(321)],
] as [string, z.ZodType, string, string][])('rejects %s', (_, schema, found, replaced) => {
  const answer = answers.find(([, known]) => known === schema)?.[2]
  const text = JSON.stringify(answer)
  expect(text).toContain(found)
  expect(schema.safeParse(JSON.parse(text.replace(found, replaced))).success).toBe(false)
})

test.each([
  ['metadata', 1000, (n: number) => withAccount({ metadata: members(n) }), sessionAccountSchema],
  ['connection method', 1000, (n: number) => withAccount({ connection_method: members(n) }), sessionAccountSchema],
  ['attributes of a name', 100, (n: number) => ({ ...names, attributes: members(n) }), nameRecordSchema],
  [
    'addresses of a name',
    1000,
    (n: number) => ({ ...names, addresses: members(n, names.addresses['60']) }),
    nameRecordSchema,
  ],
] as const)('limits the %s', (_, max, answer, schema) => {
  expect(schema.safeParse(answer(max)).error).toBeUndefined()
  expect(schema.safeParse(answer(max + 1)).success).toBe(false)
})

function members(count: number, value: unknown = 'value'): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]))
}

function withAccount(changes: object): object {
  return { ...session, appKitAccount: { ...session.appKitAccount, ...changes } }
}
