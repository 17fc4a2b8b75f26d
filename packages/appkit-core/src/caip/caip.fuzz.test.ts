import { AppKitError } from '@openappkit/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../test/fuzzRuns'
import { chainNamespaces } from './chainNamespaces'
import { isCaipAddress } from './isCaipAddress'
import { isCaipNetworkId } from './isCaipNetworkId'
import { parseCaipAddress } from './parseCaipAddress'
import { parseCaipNetworkId } from './parseCaipNetworkId'
import { toCaipAddress } from './toCaipAddress'

/** Parts of valid ids and common mistakes. */
const piece = fc.constantFrom(
  ...['eip155', 'EIP155', 'solana', 'bip122', '__proto__', 'constructor', ':', '::', '1', '-1', '_', '%', '.', ' '],
  ...['\n', '\0', '\u202e', '１', 'é', `0x${'aB'.repeat(20)}`, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'x'.repeat(129)],
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: piece, maxLength: 6 }),
  fc.tuple(fc.constantFrom(...chainNamespaces), fc.string({ maxLength: 40 })).map(parts => parts.join(':')),
)
const namespace = fc.constantFrom(...chainNamespaces)
const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
const address = fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)

/** Returns the result of `parse`, or the code of its error. */
function outcome<Parsed>(parse: () => Parsed): Parsed | string {
  try {
    return parse()
  } catch (error) {
    if (error instanceof AppKitError) return error.code
    throw error
  }
}

test('parses exactly the texts that the network id check accepts', () => {
  fc.assert(
    fc.property(text, value => {
      const parsed = outcome(() => parseCaipNetworkId(value))
      if (isCaipNetworkId(value))
        expect(parsed).toEqual({ chainNamespace: value.split(':')[0], chainId: value.slice(value.indexOf(':') + 1) })
      else expect(['caip/invalid-network-id', 'caip/unsupported-namespace']).toContain(parsed)
    }),
    fuzzRuns(5000),
  )
})

test('accepts an address only if its parts join to the same text', () => {
  fc.assert(
    fc.property(text, value => {
      const parsed = outcome(() => parseCaipAddress(value))
      if (typeof parsed === 'string') {
        expect(parsed).toBe('caip/invalid-address')
        expect(isCaipAddress(value)).toBe(false)
      } else expect(toCaipAddress(parsed)).toBe(value)
    }),
    fuzzRuns(5000),
  )
})

test('parses every valid network id and address into its parts', () => {
  fc.assert(
    fc.property(namespace, reference, address, (chainNamespace, chainId, account) => {
      expect(parseCaipNetworkId(`${chainNamespace}:${chainId}`)).toEqual({ chainNamespace, chainId })
      const parts = { chainNamespace, chainId, address: account }
      expect(parseCaipAddress(toCaipAddress(parts))).toEqual(parts)
    }),
    fuzzRuns(2000),
  )
})

test('rejects parts that contain another part', () => {
  fc.assert(
    fc.property(namespace, text, text, (chainNamespace, chainId, account) => {
      const joined = outcome(() => toCaipAddress({ chainNamespace, chainId, address: account }))
      if (joined === 'caip/invalid-address') return
      expect(parseCaipAddress(joined)).toEqual({ chainNamespace, chainId, address: account })
    }),
    fuzzRuns(5000),
  )
})

test("rejects values that aren't strings", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withObjectString: true }), value => {
      fc.pre(typeof value !== 'string')
      expect([isCaipNetworkId(value), isCaipAddress(value)]).toEqual([false, false])
    }),
    fuzzRuns(1000),
  )
})
