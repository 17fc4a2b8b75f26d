import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageFolder } from '../storage/packageFolder'
import { optionsFromEnvironment, VARIABLES } from './environment'
import { helpText } from './helpText'

test('turns variables into options and ignores empty or unknown ones', () => {
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
      SWAPS_FILE: 'swaps.json',
      ONRAMP_FILE: 'onramp.json',
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
    swaps: 'swaps.json',
    onramp: 'onramp.json',
    gateways: { ipfs: 'https://ipfs.example.org' },
  })
  expect(optionsFromEnvironment({})).toEqual({})
})

test('reads HTTP limits in connections, bytes and seconds', () => {
  expect(
    optionsFromEnvironment({
      HTTP_CONNECTIONS: 'unlimited',
      HTTP_CONNECTIONS_PER_ADDRESS: '100',
      HTTP_BYTES_PER_ADDRESS: '16MiB',
      HTTP_BYTES: '1GiB',
      HTTP_STALL_SECONDS: '60',
    }),
  ).toEqual({
    http: {
      connections: Number.POSITIVE_INFINITY,
      connectionsPerAddress: 100,
      bytesPerAddress: 16_777_216,
      bytes: 1_073_741_824,
      stallTime: 60_000,
    },
  })
  expect(() => optionsFromEnvironment({ HTTP_STALL_SECONDS: '4' })).toThrow('HTTP_STALL_SECONDS')
})

test('reads relay limits in frames, bytes and seconds, and keeps the other defaults', () => {
  expect(
    optionsFromEnvironment({
      RELAY_ADDRESS_RATE: '40000, 2000',
      RELAY_CLIENT_RATE: 'unlimited',
      RELAY_SOCKETS_PER_ADDRESS: 'unlimited',
      RELAY_BYTES_PER_ADDRESS: '1GiB',
      RELAY_FRAME_BYTES: '1 MiB',
      RELAY_LONGEST_TTL: '604800',
      RELAY_MAILBOX_BYTES: '536870912',
      RELAY_BYTES_PER_PROJECT: 'unlimited',
      RELAY_RESERVED_BYTES_PER_ADDRESS: '512KiB',
    }),
  ).toEqual({
    relay: {
      addressRate: { burst: 40_000, perSecond: 2000 },
      clientRate: { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY },
      socketsPerAddress: Number.POSITIVE_INFINITY,
      frameBytes: 1_048_576,
      longestTtl: 604_800,
    },
    mailboxes: {
      bytes: 536_870_912,
      bytesPerProject: Number.POSITIVE_INFINITY,
      bytesPerAddress: 1_073_741_824,
      reservedBytesPerAddress: 524_288,
    },
  })
  expect(optionsFromEnvironment({ RELAY_FRAME_BYTES: '64KiB' }).relay).toEqual({ frameBytes: 65_536 })
})

test('reads the limits of chain WebSockets in calls, bytes and seconds', () => {
  expect(
    optionsFromEnvironment({
      CHAIN_SOCKETS_PER_ADDRESS: '5',
      CHAIN_SOCKETS_PER_PROJECT: 'unlimited',
      CHAIN_SOCKET_SUBSCRIPTIONS: '10',
      CHAIN_SOCKET_SUBSCRIPTIONS_PER_ADDRESS: '20',
      CHAIN_SOCKET_ADDRESS_RATE: '3000,200',
      CHAIN_SOCKET_PROJECT_RATE: 'unlimited',
      CHAIN_SOCKET_MESSAGE_BYTES: '64KiB',
      CHAIN_SOCKET_ANSWER_BYTES: '2MiB',
      CHAIN_SOCKET_IDLE_SECONDS: '120',
      CHAIN_SOCKET_LIFETIME_SECONDS: '3600',
    }),
  ).toEqual({
    chainSockets: {
      socketsPerAddress: 5,
      socketsPerProject: Number.POSITIVE_INFINITY,
      subscriptionsPerSocket: 10,
      subscriptionsPerAddress: 20,
      addressRate: { burst: 3000, perSecond: 200 },
      projectRate: { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY },
      messageBytes: 65_536,
      answerBytes: 2_097_152,
      idleTime: 120_000,
      lifetime: 3_600_000,
    },
  })
})

test('accepts proxies as a number or a list', () => {
  expect(optionsFromEnvironment({ TRUSTED_PROXIES: '2' })).toEqual({ trustedProxies: 2 })
  expect(optionsFromEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' })).toEqual({
    trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
  })
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
  ['AUTH_SECRET_ACCEPTED', 'sesame'],
  ['TRUSTED_PROXIES', '11'],
  ['TRUSTED_PROXIES', 'sesame'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['RELAY_ADDRESS_RATE', '20000'],
  ['RELAY_ADDRESS_RATE', '99,10'],
  ['RELAY_ADDRESS_RATE', '100,0'],
  ['RELAY_CLIENT_RATE', '100,1,1'],
  ['RELAY_PROJECT_RATE', 'sesame'],
  ['RELAY_SOCKET_RATE', '1e3,10'],
  ['RELAY_SOCKETS_PER_ADDRESS', '0'],
  ['RELAY_SOCKETS_PER_CLIENT', '-1'],
  ['RELAY_TOPICS_PER_ADDRESS', '9007199254740993'],
  ['RELAY_BYTES_PER_ADDRESS', '1MiB'],
  ['RELAY_BYTES_PER_ADDRESS', '128MB'],
  ['RELAY_NETWORK_SHARE', '0'],
  ['RELAY_NETWORK_SHARE', 'unlimited'],
  ['RELAY_FRAME_BYTES', '2MiB'],
  ['RELAY_LONGEST_TTL', '86400'],
  ['RELAY_MESSAGES_PER_TOPIC', '9'],
  ['RELAY_MAILBOX_BYTES', 'unlimited'],
  ['RELAY_BYTES_PER_TOPIC', '1MiB'],
  ['RELAY_BYTES_PER_PROJECT', 'sesame'],
  ['RELAY_LASTING_BYTES_PER_ADDRESS', '1MiB'],
  ['RELAY_RESERVED_BYTES_PER_ADDRESS', '2MiB'],
  ['RELAY_MEMORY_TOPICS', '100'],
  ['CHAIN_SOCKETS_PER_ADDRESS', '0'],
  ['CHAIN_SOCKET_SUBSCRIPTIONS', 'unlimited'],
  ['CHAIN_SOCKET_ADDRESS_RATE', '99,10'],
  ['CHAIN_SOCKET_PROJECT_RATE', 'sesame'],
  ['CHAIN_SOCKET_MESSAGE_BYTES', '2MiB'],
  ['CHAIN_SOCKET_ANSWER_BYTES', '1KiB'],
  ['CHAIN_SOCKET_IDLE_SECONDS', '59'],
  ['CHAIN_SOCKET_LIFETIME_SECONDS', '0'],
  ['ANALYTICS_CLICKHOUSE_URL', 'sesame'],
  ['ANALYTICS_DAYS', '0'],
])('rejects %s=%s, naming the variable but not its value', (name, value) => {
  const refusal = (): unknown => optionsFromEnvironment({ [name]: value })
  expect(refusal).toThrow(`${name} must `)
  expect(refusal).not.toThrow('sesame')
})

test('documents every variable in the docs and --help, and those of the relay and chain sockets in compose.yaml', async () => {
  const read = (name: string): Promise<string> => readFile(join(packageFolder(), name), 'utf8')
  const documents = ['../../docs/backend/configuration.md', '../../docs/backend/limits.md']
  const [compose, ...pages] = await Promise.all(['compose.yaml', ...documents].map(read))
  for (const name of VARIABLES) {
    expect(pages.join('\n')).toContain(`\`${name}\``)
    expect(helpText()).toContain(name)
    // The composed relay stores messages in Redis, so the memory limits don't apply.
    if (/^(?:RELAY|CHAIN_SOCKETS?)_/.test(name) && !name.startsWith('RELAY_MEMORY_'))
      expect(compose).toContain(` ${name}: `)
  }
})

test('reports all errors together', () => {
  expect(() => optionsFromEnvironment({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must be.*\nLOG_LEVEL must be/)
})
