import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LOCAL_CHAINS, parseChains, readChainsFile, settingsOf } from './chainsFile'

test('the built-in chains are on this machine', () => {
  const urls = Object.values(LOCAL_CHAINS.chains).flatMap(({ upstreams }) => upstreams)
  expect(Object.keys(LOCAL_CHAINS.chains)).toEqual(['eip155:31337', 'eip155:31338'])
  expect(urls.every(url => new URL(url).hostname === '127.0.0.1')).toBe(true)
})

test.each([
  [{}, 'chains'],
  [{ chains: { 'eip155:1': [] } }, 'chains.eip155:1 needs at least one upstream'],
  [{ chains: { '1': ['https://rpc.example'] } }, "isn't a CAIP-2"],
  [{ chains: { 'eip155:1': ['rpc.example'] } }, "isn't an http or https URL"],
  [{ chains: { 'eip155:1': ['file:///etc/passwd'] } }, "isn't an http or https URL"],
  [{ chains: {}, more: 1 }, 'more'],
  [{ chains: { 'eip155:1': { tokens: [] } } }, 'chains.eip155:1.upstreams'],
  [{ chains: { 'eip155:1': { upstreams: [] } } }, 'chains.eip155:1.upstreams needs at least one upstream'],
  [
    { chains: { 'eip155:1': { upstreams: ['rpc.example'] } } },
    "chains.eip155:1.upstreams.0 isn't an http or https URL",
  ],
  [{ chains: { 'eip155:1': { upstreams: ['https://rpc.example'], more: 1 } } }, 'more'],
  [{ chains: { 'eip155:1': 'https://rpc.example' } }, 'chains.eip155:1'],
  [
    { chains: { 'eip155:1': { upstreams: ['https://rpc.example'], methods: [' admin_peers'] } } },
    "isn't a method name",
  ],
])('rejects %j and names the problem', (value, words) => {
  expect(() => parseChains(value)).toThrow(words)
})

test('the error names an unusable file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oak-chains-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'chains.json')
  await expect(readChainsFile(file)).rejects.toThrow(file)
  await writeFile(file, '{')
  await expect(readChainsFile(file)).rejects.toThrow(file)
  await writeFile(file, JSON.stringify({ chains: { 'eip155:1': ['https://rpc.example'] } }))
  expect(await readChainsFile(file)).toEqual({ chains: { 'eip155:1': ['https://rpc.example'] } })
})

test('accepts a chain as a list of upstreams or as settings', () => {
  const upstreams = ['https://rpc.example']
  const tokens = [{ address: `0x${'a'.repeat(40)}`, name: 'Token', symbol: 'TKN', decimals: 18 }]
  const file = parseChains({ chains: { 'eip155:1': upstreams, 'eip155:10': { upstreams, tokens } } })
  expect([...settingsOf(file)]).toEqual([
    ['eip155:1', { upstreams }],
    ['eip155:10', { upstreams, tokens }],
  ])
})
