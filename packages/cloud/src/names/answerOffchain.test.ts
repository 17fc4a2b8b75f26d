import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { answerOffchain } from './answerOffchain'

const contract = '0x00000000000000000000000000000000000000aa'
const lookup = encodeErrorResult({
  abi: parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)']),
  args: [contract, ['https://gateway.example/{data}'], '0x01', '0x02020202', '0x03'],
})

/** A contract that requests `lookups` lookups and then returns `0xff`. */
function contractWith(lookups: number) {
  let calls = 0
  const call = async () => {
    calls += 1
    return calls <= lookups
      ? ({ type: 'reverted', data: lookup } as const)
      : ({ type: 'answer', data: '0xff' } as const)
  }
  return { call, code: async () => '0x00' as const }
}

test.each([
  [4, '0xff', 4],
  [5, undefined, 4],
])('of %i consecutive lookups, returns %s and requests %i from gateways', async (lookups, result, requested) => {
  const urls: string[] = []
  const gateway = async (url: string) => {
    urls.push(url)
    return '0x04' as const
  }
  expect(await answerOffchain(contractWith(lookups), contract, '0x', gateway)).toBe(result)
  expect(urls).toHaveLength(requested)
})
