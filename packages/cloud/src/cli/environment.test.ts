import { expect, test } from 'vitest'
import { optionsFromEnvironment } from './environment'

test('variables become options, and what is empty or unknown is none', () => {
  expect(
    optionsFromEnvironment({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://u:p@db:5432/cloud',
      REDIS_URL: 'rediss://cache:6379',
      PUBLIC_URL: 'https://wallets.example.org, wss://relay.example.org'.replace('wss', 'https'),
      LOG_LEVEL: '',
      ANALYTICS_FILE: '/tmp/events.jsonl',
      CHAINS_FILE: 'chains.json',
      PRICES_FILE: 'prices.json',
      IPFS_GATEWAY: 'https://ipfs.example.org',
      PATH: '/bin',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: 'postgresql://u:p@db:5432/cloud',
    redisUrl: 'rediss://cache:6379',
    publicUrls: ['https://wallets.example.org', 'https://relay.example.org'],
    analyticsExport: { file: '/tmp/events.jsonl' },
    chains: 'chains.json',
    prices: 'prices.json',
    gateways: { ipfs: 'https://ipfs.example.org' },
  })
  expect(optionsFromEnvironment({})).toEqual({})
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['DATABASE_URL', 'mysql://u:sesame@db/cloud'],
  ['DATABASE_URL', 'sesame'],
  ['REDIS_URL', 'http://sesame'],
  ['PUBLIC_URL', 'https://a.example,sesame'],
  ['LOG_LEVEL', 'loud'],
  ['IPFS_GATEWAY', 'ipfs://sesame'],
  ['ARWEAVE_GATEWAY', 'sesame'],
  ['AUTH_SECRET', 'sesame'],
  ['TRUSTED_PROXIES', '11'],
  ['ANALYTICS_CLICKHOUSE_URL', 'sesame'],
  ['ANALYTICS_DAYS', '0'],
])('%s=%s is refused by the name of the variable, without its value', (name, value) => {
  const refusal = (): unknown => optionsFromEnvironment({ [name]: value })
  expect(refusal).toThrow(`${name} must `)
  expect(refusal).not.toThrow('sesame')
})

test('everything that is wrong is said at once', () => {
  expect(() => optionsFromEnvironment({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must be.*\nLOG_LEVEL must be/)
})
