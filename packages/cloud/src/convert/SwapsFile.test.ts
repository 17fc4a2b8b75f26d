import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseSwaps, readSwapsFile } from './SwapsFile'

const ADDRESS = '0xfee0fee0fee0fee0fee0fee0fee0fee0fee0fee0'
const ACCOUNT = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-swaps-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'swaps.json')
  await writeFile(file, text)
  return file
}

test('accepts every kind of provider, with fees where they can be charged', () => {
  const providers = [
    { kind: 'zerox', key: 'k', swapFeeBps: 300, feeRecipient: ADDRESS, contracts: { 'eip155:5000': [ADDRESS] } },
    { kind: 'oneinch', key: 'k', chains: ['eip155:1'] },
    { kind: 'velora', swapFeeBps: 200, feeRecipient: ADDRESS },
    { kind: 'lifi', swapFeeBps: 25, feeRecipient: 'my-app' },
    { kind: 'jupiter', key: 'k', swapFeeBps: 50, feeRecipient: ACCOUNT },
    { kind: 'rfq', url: 'http://127.0.0.1:1/maker', chains: ['solana:local'] },
  ]
  expect(parseSwaps({ providers })).toEqual({ providers })
})

test.each<[string, object, string]>([
  ['no key', { kind: 'zerox' }, 'providers.0.key'],
  ['a fee above 3 %', { kind: 'zerox', key: 'k', swapFeeBps: 301, feeRecipient: ADDRESS }, '300 at most'],
  ['a fee without a recipient', { kind: 'zerox', key: 'k', swapFeeBps: 1 }, 'feeRecipient is missing'],
  ['a recipient that is no address', { kind: 'oneinch', key: 'k', swapFeeBps: 1, feeRecipient: 'me' }, 'an address'],
  ['a low fee for Jupiter', { kind: 'jupiter', key: 'k', swapFeeBps: 49, feeRecipient: ACCOUNT }, '50 to 255'],
  ['an address for Jupiter', { kind: 'jupiter', key: 'k', swapFeeBps: 50, feeRecipient: ADDRESS }, 'referral account'],
  ['a high fee for Velora', { kind: 'velora', swapFeeBps: 201, feeRecipient: ADDRESS }, '200 at most'],
  ['a fee of a maker', { kind: 'rfq', url: 'http://a', chains: ['solana:a'], swapFeeBps: 1 }, 'providers.0'],
  ['a maker without a URL', { kind: 'rfq', chains: ['solana:a'] }, 'http or https'],
  ['an unknown kind', { kind: 'other' }, 'providers.0'],
  ['a chain without a namespace', { kind: 'velora', chains: ['1'] }, 'EVM chain ID'],
  ['an EVM chain for a maker', { kind: 'rfq', url: 'http://a', chains: ['eip155:1'] }, 'Solana chain ID'],
  ['the id of an exchange', { kind: 'velora', id: 'router-2' }, 'id of an exchange'],
])('refuses %s', (_, provider, message) => {
  expect(() => parseSwaps({ providers: [provider] })).toThrow(message)
})

test.each([
  ['text that is not JSON', '{"key": "sk-secret', "it isn't JSON"],
  ['a key with a line break', JSON.stringify({ providers: [{ kind: 'zerox', key: 'sk-secret\n' }] }), 'an API key'],
])('names the file, but no key, for %s', async (_, text, message) => {
  const file = await fileOf(text)
  const error = await readSwapsFile(file).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ message: expect.stringContaining(file) })
  expect(error).toMatchObject({ message: expect.stringContaining(message) })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('sk-secret')
})
