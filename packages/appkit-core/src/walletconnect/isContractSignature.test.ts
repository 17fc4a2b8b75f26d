import { expect, test, vi } from 'vitest'
import { isContractSignature } from './isContractSignature'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d89761'
const hash = `0x${'ab'.repeat(32)}`

test('calls the contract per EIP-1271 with a padded signature', async () => {
  const ask = vi.fn(async () => `0x1626BA7E${'0'.repeat(56)}`)
  expect(await isContractSignature(ask, address, hash, `0x${'cd'.repeat(65)}`)).toBe(true)
  const [[method, params]] = ask.mock.calls as unknown as [[string, unknown[]]]
  expect(method).toBe('eth_call')
  const words = [
    'ab'.repeat(32),
    `${'0'.repeat(62)}40`,
    `${'0'.repeat(62)}41`,
    'cd'.repeat(32),
    'cd'.repeat(32),
    `cd${'0'.repeat(62)}`,
  ]
  expect(params).toEqual([{ to: address, data: `0x1626ba7e${words.join('')}` }, 'latest'])
})

test.each<[string, unknown]>([
  ['another value', `0xffffffff${'0'.repeat(56)}`],
  ['nothing, like an address without a contract', '0x'],
  ["a value that isn't a string", null],
])('returns false when the contract returns %s', async (_, answer) => {
  expect(await isContractSignature(async () => answer, address, hash, '0x')).toBe(false)
})

test.each(['', '0x1', '0xzz', `0x${'00'.repeat(16_385)}`])(
  'makes no call for a malformed signature: %#',
  async signature => {
    const ask = vi.fn(async () => '0x1626ba7e')
    expect(await isContractSignature(ask, address, hash, signature)).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  },
)

test('returns false when the contract reverts, and rejects when no node responds', async () => {
  const failing = (cause: unknown) => isContractSignature(() => Promise.reject(cause), address, hash, '0x')
  expect(await failing({ code: 3 })).toBe(false)
  expect(await failing({ code: -32000 })).toBe(false)
  await expect(failing(new TypeError('Failed to fetch'))).rejects.toThrow('Failed to fetch')
})
