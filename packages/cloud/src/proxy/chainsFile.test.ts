import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LOCAL_CHAINS, parseChains, readChainsFile } from './chainsFile'

test('the chains that come along are on this machine', () => {
  const urls = Object.values(LOCAL_CHAINS.chains).flat()
  expect(Object.keys(LOCAL_CHAINS.chains)).toEqual(['eip155:31337', 'eip155:31338'])
  expect(urls.every(url => new URL(url).hostname === '127.0.0.1')).toBe(true)
})

test.each([
  [{}, 'chains'],
  [{ chains: { 'eip155:1': [] } }, 'chains.eip155:1 names no upstream'],
  [{ chains: { '1': ['https://rpc.example'] } }, 'no CAIP-2'],
  [{ chains: { 'eip155:1': ['rpc.example'] } }, 'no http or https URL'],
  [{ chains: { 'eip155:1': ['file:///etc/passwd'] } }, 'no http or https URL'],
  [{ chains: {}, more: 1 }, 'more'],
])('%j is refused with a word on what is wrong', (value, words) => {
  expect(() => parseChains(value)).toThrow(words)
})

test('a file that can not be used is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oak-chains-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'chains.json')
  await expect(readChainsFile(file)).rejects.toThrow(file)
  await writeFile(file, '{')
  await expect(readChainsFile(file)).rejects.toThrow(file)
  await writeFile(file, JSON.stringify({ chains: { 'eip155:1': ['https://rpc.example'] } }))
  expect(await readChainsFile(file)).toEqual({ chains: { 'eip155:1': ['https://rpc.example'] } })
})
