import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { signInData } from '../../test/signInMessage'
import type { SessionStore, StoredSession } from './SessionStore'
import { Sessions } from './Sessions'
import type { VerifiedSignIn } from './VerifiedSignIn'

const one = `0x${'ab'.repeat(20)}`
const other = `0x${'cd'.repeat(20)}`

function signInOf(address: string, more: Partial<VerifiedSignIn> & { expirationTime?: string } = {}): VerifiedSignIn {
  const { expirationTime, ...rest } = more
  const data = signInData({ accountAddress: address, ...(expirationTime !== undefined && { expirationTime }) })
  return { address, chainId: data.chainId, proof: 'key', data, message: '', signature: '', ...rest }
}

/** Creates sessions of one second, in a store that never deletes any by itself. */
function open() {
  const clock = { time: 0 }
  const kept = new Map<string, StoredSession>()
  const clients: (string | undefined)[] = []
  const store: SessionStore = {
    get: async key => kept.get(key),
    async set(key, session, client) {
      kept.set(key, session)
      clients.push(client)
    },
    delete: async key => void kept.delete(key),
  }
  return { clock, kept, clients, store, sessions: new Sessions(store, 1000, () => clock.time) }
}

test("finds a session by its secret until it expires, and stores only the secret's hash", async () => {
  const { clock, kept, clients, sessions } = open()
  const { secret, session } = await sessions.start(undefined, [signInOf(one)], 'client')
  expect(secret).toMatch(/^[-\w]{43}$/)
  expect(session).toEqual({ signIns: [signInOf(one)], expiresAt: 1000 })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  expect([...kept.keys()]).toEqual([hex.encode(hash)])
  expect(clients).toEqual(['client'])
  clock.time = 999
  expect(await sessions.get(secret)).toEqual(session)
  expect(await sessions.get(hex.encode(hash))).toBeUndefined()
  expect(await sessions.get(undefined)).toBeUndefined()
  clock.time = 1000
  expect(await sessions.get(secret)).toBeUndefined()
})

test('omits expired sign-ins, and ends the session without any', async () => {
  const { clock, sessions } = open()
  const early = signInOf(one, { expirationTime: new Date(100).toISOString() })
  const late = signInOf(other, { expirationTime: new Date(200).toISOString() })
  const { secret } = await sessions.start(undefined, [early, late], undefined)
  clock.time = 99
  expect((await sessions.get(secret))?.signIns).toEqual([early, late])
  clock.time = 100
  expect((await sessions.get(secret))?.signIns).toEqual([late])
  clock.time = 200
  expect(await sessions.get(secret)).toBeUndefined()
})

test('a new session ends the previous one, unless the store rejects it', async () => {
  const { kept, store, sessions } = open()
  const { secret: first } = await sessions.start(undefined, [signInOf(one)], undefined)
  const { secret: second } = await sessions.start(first, [signInOf(one)], undefined)
  expect(second).not.toBe(first)
  expect(kept.size).toBe(1)
  expect(await sessions.get(first)).toBeUndefined()
  store.set = () => Promise.reject(new Error('full'))
  await expect(sessions.start(second, [signInOf(other)], undefined)).rejects.toThrow('full')
  expect(await sessions.get(second)).toBeDefined()
})

test('removes one account on one chain, and ends the session with the last one', async () => {
  const { kept, sessions } = open()
  const elsewhere = signInOf(one, { chainId: 'eip155:10' })
  const { secret } = await sessions.start(undefined, [signInOf(one), elsewhere, signInOf(other)], 'client')
  const left = await sessions.leave(secret, 'eip155:1', one.toUpperCase().replace('0X', '0x'))
  expect(left).toEqual({ signIns: [elsewhere, signInOf(other)], expiresAt: 1000 })
  expect(await sessions.get(secret)).toEqual(left)
  expect((await sessions.leave(secret, 'eip155:137', one))?.signIns).toHaveLength(2)
  await sessions.leave(secret, 'eip155:10', one)
  expect(await sessions.leave(secret, 'eip155:1', other)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('changes nothing without a session', async () => {
  const { kept, store, sessions } = open()
  expect(await sessions.leave('a secret that was made up', 'eip155:1', one)).toBeUndefined()
  expect(kept.size).toBe(0)
  Object.assign(store, {
    get: () => Promise.reject(new Error('asked')),
    delete: () => Promise.reject(new Error('asked')),
  })
  expect(await sessions.get(undefined)).toBeUndefined()
  expect(await sessions.end(undefined)).toBeUndefined()
})
