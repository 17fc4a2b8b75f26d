import { expect, test } from 'vitest'
import { PublicPeers } from './PublicPeers'

const names: Readonly<Record<string, readonly string[]>> = {
  'good.example': ['93.184.216.34'],
  'six.example': ['2606:2800:220:1:248:1893:25c8:1946'],
  'inside.example': ['10.1.2.3'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'zoned.example': ['fe80::1%eth0'],
  'zoned-public.example': ['2606:2800:220:1:248:1893:25c8:1946%eth0'],
  'translated.example': ['64:ff9b::a9fe:a9fe'],
  'tunnel.example': ['2002:a9fe:a9fe::1'],
  'nonsense.example': ['good.example'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'nowhere.example': [],
}
const peers = new PublicPeers(async hostname => names[hostname] ?? Promise.reject(new Error('ENOTFOUND')))

const reason = (url: string): Promise<unknown> =>
  peers.find(new URL(url)).then(
    peer => peer,
    error => error.reason,
  )

test('connects to a public name by the address that was checked', async () => {
  expect(await reason('https://good.example/cat.png')).toEqual({ address: '93.184.216.34', port: 443 })
  expect(await reason('http://six.example/')).toEqual({ address: '2606:2800:220:1:248:1893:25c8:1946', port: 80 })
  expect(await reason('http://1.1.1.1/')).toEqual({ address: '1.1.1.1', port: 80 })
})

test.each([
  // Spellings of this machine.
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '0'],
  ...['127.0.0.1.', '①②⑦.⓪.⓪.①', '１２７.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '0.0.0.0', '127.255.255.254'],
  // Private networks.
  ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '3232235521', '0xc0a80001'],
  // Shared, link-local and metadata addresses.
  ...[
    '100.64.0.1',
    '100.127.255.255',
    '100.100.100.200',
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '169.254.43518',
  ],
  ...['192.0.0.192', '168.63.129.16'],
  // Addresses for documentation, benchmarks, relays, multicast, reserved use and broadcast.
  ...[
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '192.88.99.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.175.48.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
  ],
  '255.255.255.255',
  // IPv6 addresses, including those that embed IPv4.
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]', '[fec0::1]'],
  ...[
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
  ],
  ...[
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::1]',
    '[2001:0:7f00:1::]',
    '[2001:db8::1]',
    '[100::1]',
    '[3fff::1]',
    '[5f00::1]',
  ],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b::169.254.169.254]', '[::7f00:1]', '[0::ffff:0a00:1]'],
  ...[
    '[2001:10::1]',
    '[2001:2::1]',
    '[2001:1ff::1]',
    '[2620:4f:8000::1]',
    '[fe80::a9fe:a9fe]',
    '[fdff::1]',
    '[4000::1]',
  ],
  ...['127.000.000.001', '0x7f.0x0.0x0.0x1', '0300.0250.0.1', '0xa9.254.0251.0376', '１０.0.0.1', '10｡0｡0｡1'],
  // Names that resolve to such addresses.
  ...[
    'inside.example',
    'mixed.example',
    'mapped.example',
    'zoned.example',
    'zoned-public.example',
    'translated.example',
  ],
  ...['tunnel.example', 'nonsense.example', 'localhost', 'LOCALHOST', 'localhost.', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'ｌocalhost'],
])('rejects http://%s/', async host => {
  expect(await reason(`http://${host}/`)).toBe('address')
})

test.each([
  'http://good.example:22/',
  'http://good.example:8545/',
  'https://good.example:80/',
  'http://good.example:6379/',
])("rejects %s, because web servers don't use its port", async url => {
  expect(await reason(url)).toBe('address')
})

test('rejects a name that is unknown or has no address', async () => {
  expect(await reason('http://unknown.example/')).toBe('unreachable')
  expect(await reason('http://nowhere.example/')).toBe('unreachable')
})

test('rejects other schemes', async () => {
  expect(await reason('ftp://good.example/')).toBe('scheme')
})
