import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../test/fuzzRuns'
import { readSession } from './readSession'

const words = fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 })
const key = fc.oneof(
  fc.constantFrom('eip155', 'eip155:1', 'solana', 'solana:', ':', '', '__proto__', 'constructor', 'bip122:x:y'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const account = fc.oneof(
  fc.tuple(key, fc.string({ maxLength: 10 }), fc.string({ maxLength: 50 })).map(parts => parts.join(':')),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const namespace = fc.record(
  { accounts: fc.array(account, { maxLength: 4 }), chains: words, methods: words, events: words },
  { requiredKeys: ['accounts', 'methods', 'events'] },
)
/** Arbitrary sessions of a wallet. */
const session = fc.record({
  topic: fc.string(),
  expiry: fc.nat(),
  peer: fc.record({
    metadata: fc.record({ name: fc.anything(), url: fc.anything(), icons: fc.anything() }, { requiredKeys: [] }),
  }) as fc.Arbitrary<Parameters<typeof readSession>[0]['peer']>,
  namespaces: fc.dictionary(key, namespace, { maxKeys: 5 }),
})

test("reads any session without duplicates or values that the wallet didn't provide", () => {
  fc.assert(
    fc.property(session, input => {
      const { namespaces, peer } = readSession(input)
      expect(peer.name.length).toBeLessThanOrEqual(200)
      expect(['string', 'undefined']).toContain(typeof peer.url)
      expect(['string', 'undefined']).toContain(typeof peer.icon)
      const shared = new Set(Object.values(input.namespaces).flatMap(({ accounts }) => accounts))
      for (const [name, { accounts, chains, methods }] of Object.entries(namespaces)) {
        expect(name).toMatch(/^[-a-z0-9]{3,8}$/u)
        expect(accounts.every(one => shared.has(one))).toBe(true)
        for (const list of [accounts, chains, methods]) expect(new Set(list).size).toBe(list.length)
      }
    }),
    fuzzRuns(3000),
  )
})
