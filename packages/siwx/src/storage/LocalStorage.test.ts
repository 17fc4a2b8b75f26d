import type { SIWXSession } from '@openappkit/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage'
import { LocalStorage } from './LocalStorage'

const one = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

let page: ReturnType<typeof memoryStorage>
beforeEach(() => {
  page = memoryStorage()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', page)
})
afterEach(() => vi.unstubAllGlobals())

function session(
  chainId: SIWXSession['data']['chainId'],
  accountAddress: string,
  more: Partial<SIWXSession['data']> = {},
): SIWXSession {
  return {
    data: {
      accountAddress,
      chainId,
      domain: 'app.example',
      uri: 'https://app.example/',
      version: '1',
      nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
      issuedAt: '2026-01-01T00:00:00.000Z',
      ...more,
    },
    message: `of ${accountAddress} on ${chainId}, ${JSON.stringify(more)}`,
    signature: '0x1234',
  }
}

test('stores a session under @appkit/siwx as JSON, which another instance reads', async () => {
  const kept = session('eip155:1', one, { resources: ['urn:a:b'], statement: 'Sign in.' })
  await new LocalStorage().add(kept)
  expect(JSON.parse(page.getItem('@appkit/siwx') ?? '')).toEqual([kept])
  expect(await new LocalStorage().get('eip155:1', one)).toEqual([kept])
})

test('supports another key', async () => {
  await new LocalStorage({ key: 'mine' }).add(session('eip155:1', one))
  expect(page.getItem('mine')).not.toBeNull()
  expect(page.getItem('@appkit/siwx')).toBeNull()
})

test('stores the same signed message once', async () => {
  const storage = new LocalStorage()
  await storage.add(session('eip155:1', one))
  await storage.add(session('eip155:1', one))
  expect(await storage.get('eip155:1', one)).toHaveLength(1)
})

test('the same text with another signature, or another text with the same signature, is another session', async () => {
  const storage = new LocalStorage()
  const first = session('eip155:1', one)
  const all = [first, { ...first, signature: '0x5678' }, { ...first, message: 'another' }]
  for (const each of all) await storage.add(each)
  expect(await storage.get('eip155:1', one)).toEqual(all)
  await storage.add(first)
  expect(await storage.get('eip155:1', one)).toEqual([...all.slice(1), first])
})

test('get: matches exactly the chain and the account', async () => {
  const storage = new LocalStorage()
  await storage.set([session('eip155:1', one), session('eip155:10', one), session('eip155:1', other)])
  expect(await storage.get('eip155:1', one)).toEqual([session('eip155:1', one)])
  expect(await storage.get('eip155:5', one)).toEqual([])
})

test('get: ignores the case of EVM addresses, but not of others', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const storage = new LocalStorage()
  await storage.set([session('eip155:1', one), session(solana, 'GwAF45')])
  expect(await storage.get('eip155:1', one.toLowerCase())).toHaveLength(1)
  expect(await storage.get(solana, 'gwAF45')).toEqual([])
})

test("get: omits sessions that aren't valid yet or have expired", async () => {
  const storage = new LocalStorage()
  await storage.set([
    session('eip155:1', one, { issuedAt: '2999-01-01T00:00:00Z' }),
    session('eip155:1', one, { notBefore: '2999-01-01T00:00:00Z' }),
    session('eip155:1', one, { expirationTime: '2026-01-02T00:00:00Z' }),
  ])
  expect(await storage.get('eip155:1', one)).toEqual([])
})

test('set replaces all sessions, and an empty list removes the key', async () => {
  const storage = new LocalStorage()
  await storage.add(session('eip155:1', one))
  await storage.set([session('eip155:1', other)])
  expect(await storage.get('eip155:1', one)).toEqual([])
  await storage.set([])
  expect(page.getItem('@appkit/siwx')).toBeNull()
})

test('delete removes the sessions of that account on that chain only', async () => {
  const storage = new LocalStorage()
  await storage.set([session('eip155:1', one), session('eip155:10', one), session('eip155:1', other)])
  await storage.delete('eip155:1', one)
  expect(await storage.get('eip155:1', one)).toEqual([])
  expect(await storage.get('eip155:10', one)).toHaveLength(1)
  expect(await storage.get('eip155:1', other)).toHaveLength(1)
})

const cacao = {
  h: { t: 'caip122' },
  p: {
    domain: 'app.example',
    aud: 'https://app.example/',
    nonce: 'x7Qm0ZkR',
    iss: `did:pkh:eip155:1:${one}`,
    resources: ['urn:a:b'],
  },
  s: { t: 'eip191', s: '0x1234' },
} as const

test('a session of one-click sign-in keeps its CACAO', async () => {
  const kept = { ...session('eip155:1', one), cacao }
  await new LocalStorage().add(kept)
  expect(await new LocalStorage().get('eip155:1', one)).toEqual([kept])
})

const full = {
  ...session('eip155:1', one, {
    notBefore: '2026-01-01T00:00:00Z',
    statement: 'Sign in.',
    requestId: 'r7',
    expirationTime: '2999-01-01T00:00:00Z',
    resources: ['urn:a:b'],
  }),
  cacao: {
    h: cacao.h,
    p: {
      ...cacao.p,
      ...{ version: '1', iat: 'a', nbf: 'b', exp: 'c', statement: 'd', requestId: 'e', type: 'caip122' },
    },
    s: { t: 'eip1271', s: '0x1234', m: 'm' },
  },
} as const
test('keeps all known fields of a session and drops unknown ones', async () => {
  const more = { data: { more: 7 }, cacao: { p: { more: 7 }, s: { more: 7 }, h: { more: 7 } } }
  const stored = {
    ...full,
    more: 7,
    data: { ...full.data, ...more.data },
    cacao: {
      h: { ...full.cacao.h, ...more.cacao.h },
      p: { ...full.cacao.p, ...more.cacao.p },
      s: { ...full.cacao.s, ...more.cacao.s },
    },
  }
  page.setItem('@appkit/siwx', JSON.stringify([stored]))
  expect(await new LocalStorage().get('eip155:1', one)).toStrictEqual([full])
})

test.each([
  ...['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce'].map(name => ['data', name, undefined] as const),
  ...['notBefore', 'statement', 'requestId', 'issuedAt', 'expirationTime'].map(name => ['data', name, 7] as const),
  ['data', 'resources', 'urn:a:b'],
  ['data', 'resources', ['urn:a:b', 7]],
  ['data', 'chainId', ' eip155:1'],
  ['data', 'chainId', 'eip155:1 '],
  ['cacao', 'h', {}],
  ['cacao', 'p', 'text'],
  ['cacao', 's', null],
  ...['domain', 'aud', 'nonce', 'iss'].map(name => ['cacao', 'p', { ...full.cacao.p, [name]: undefined }] as const),
  ...['version', 'iat', 'nbf', 'exp', 'statement', 'requestId', 'type'].map(
    name => ['cacao', 'p', { ...full.cacao.p, [name]: 7 }] as const,
  ),
  ['cacao', 'p', { ...full.cacao.p, resources: [7] }],
  ['cacao', 's', { ...full.cacao.s, s: undefined }],
  ['cacao', 's', { ...full.cacao.s, m: 7 }],
] as const)('drops a session whose %s.%s is %j', async (part, name, value) => {
  const stored = { ...full, [part]: { ...full[part], [name]: value } }
  page.setItem('@appkit/siwx', JSON.stringify([stored, full]))
  expect(await new LocalStorage().get('eip155:1', one)).toEqual([full])
})

const good = session('eip155:1', one)
test.each([
  ['invalid JSON', '{broken'],
  ['an object instead of a list', '{"length":1}'],
  ['null', 'null'],
  ['invalid entries', '[null,7,"text",[]]'],
  ['no data', JSON.stringify([{ message: 'm', signature: 's' }])],
  ["a message that isn't a string", JSON.stringify([{ ...good, message: 7 }])],
  ['no signature', JSON.stringify([{ ...good, signature: undefined }])],
  ['a missing field', JSON.stringify([{ ...good, data: { ...good.data, nonce: undefined } }])],
  ["a field that isn't a string", JSON.stringify([{ ...good, data: { ...good.data, statement: 7 } }])],
  ['an invalid chain', JSON.stringify([{ ...good, data: { ...good.data, chainId: 'eip155' } }])],
  ['a null CACAO', JSON.stringify([{ ...good, cacao: null }])],
  ['invalid resources', JSON.stringify([{ ...good, data: { ...good.data, resources: [7] } }])],
  ['an invalid CACAO', JSON.stringify([{ ...good, cacao: { h: { t: 'caip122' }, p: {}, s: {} } }])],
  [
    'a CACAO with an unknown signature type',
    JSON.stringify([{ ...good, cacao: { ...cacao, s: { t: 'other', s: '0x' } } }]),
  ],
])('drops invalid content without throwing: %s', async (_, stored) => {
  page.setItem('@appkit/siwx', stored)
  const storage = new LocalStorage()
  expect(await storage.get('eip155:1', one)).toEqual([])
  await storage.add(good)
  expect(await storage.get('eip155:1', one)).toEqual([good])
})

test("an invalid entry doesn't affect the others", async () => {
  page.setItem('@appkit/siwx', JSON.stringify([null, good, { data: 7 }]))
  expect(await new LocalStorage().get('eip155:1', one)).toEqual([good])
})

test('without localStorage, rejects with localStorage not available', async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', undefined)
  const storage = new LocalStorage()
  const missing = { code: 'siwx/storage-unavailable', message: 'localStorage not available' }
  await expect(storage.get('eip155:1', one)).rejects.toMatchObject(missing)
  await expect(storage.add(good)).rejects.toMatchObject(missing)
  await expect(storage.set([])).rejects.toMatchObject(missing)
  await expect(storage.delete('eip155:1', one)).rejects.toMatchObject(missing)
})

test('keeps sessions in memory if the browser rejects writes, and restores no old ones', async () => {
  page.setItem('@appkit/siwx', JSON.stringify([session('eip155:1', other)]))
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...page, setItem: refuse })
  const storage = new LocalStorage()
  await storage.set([good])
  expect(await storage.get('eip155:1', one)).toEqual([good])
  expect(page.getItem('@appkit/siwx')).toBeNull()
  await storage.set([])
  expect(await storage.get('eip155:1', one)).toEqual([])
})

test('stores sessions again once the browser accepts writes', async () => {
  let refuses = true
  vi.stubGlobal('localStorage', {
    ...page,
    setItem(name: string, value: string) {
      if (refuses) throw new Error('QuotaExceededError')
      page.setItem(name, value)
    },
  })
  const storage = new LocalStorage()
  await storage.set([good])
  refuses = false
  await storage.add(session('eip155:10', one))
  expect(JSON.parse(page.getItem('@appkit/siwx') ?? '')).toHaveLength(2)
  page.setItem('@appkit/siwx', '[]')
  expect(await storage.get('eip155:1', one)).toEqual([])
})

test('ignores stored sessions during the visit if the browser rejects their removal', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  page.setItem('@appkit/siwx', JSON.stringify([good]))
  vi.stubGlobal('localStorage', { ...page, setItem: refuse, removeItem: refuse })
  const storage = new LocalStorage()
  await storage.set([])
  expect(await storage.get('eip155:1', one)).toEqual([])
})

test("keeps sessions in memory if the page can't access its storage", async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('SecurityError')
    },
  })
  const storage = new LocalStorage()
  await storage.add(good)
  expect(await storage.get('eip155:1', one)).toEqual([good])
})
