import { AppKitError, UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, carol, ethereum, SendScene } from '../../test/startSend'
import { checkTimeout } from './checkRecipient'
import { confirmName, type NameVerdict } from './confirmName'
import { nameDelay } from './RecipientWatch'

const found = { address: bob, name: 'bob.eth' }
const unverified = () => Promise.reject(new AppKitError('names/unverified', 'words'))

test.each<readonly [what: string, typed: string, answer: () => Promise<string | undefined>, verdict: NameVerdict]>([
  ['the same address', 'Bob.eth', async () => bob.toLowerCase(), 'confirmed'],
  ['a different address', 'bob.eth', async () => carol, 'disputed'],
  ['no address', 'bob.eth', async () => undefined, 'disputed'],
  ['no verified result', 'bob.eth', unverified, 'unchecked'],
  ['the address of a different name', 'alice.eth', async () => bob, 'disputed'],
])('compares a name with a chain that returns %s', async (_, typed, answer, verdict) => {
  expect(await confirmName(typed, found, { resolveName: answer }, ethereum)).toBe(verdict)
})

test('trusts the backend on a chain without names', async () => {
  expect(await confirmName('bob.eth', found, {}, ethereum)).toBe('confirmed')
})

test("rethrows an error that doesn't come from the chain", async () => {
  const resolveName = () => Promise.reject(new TypeError('boom'))
  await expect(confirmName('bob.eth', found, { resolveName }, ethereum)).rejects.toThrow(TypeError)
  const rejected = () => Promise.reject(new UserRejectedError())
  expect(await confirmName('bob.eth', found, { resolveName: rejected }, ethereum)).toBe('unchecked')
})

test.each(['ﬀ.eth', 'aﬀ', 'ﬀa'])(
  "looks up %s, whose normal form needs tables, in the backend's spelling",
  async typed => {
    const queries: unknown[] = []
    const resolveName = async (query: unknown) => {
      queries.push(query)
      return bob
    }
    expect(await confirmName(typed, { address: bob, name: 'ff.eth' }, { resolveName }, ethereum)).toBe('confirmed')
    expect(queries).toEqual([{ name: 'ff.eth', caipNetwork: ethereum }])
  },
)

test('looks up a plain name as typed, in lower case', async () => {
  const queries: unknown[] = []
  const resolveName = async (query: unknown) => {
    queries.push(query)
    return bob
  }
  await confirmName('Bob.eth', found, { resolveName }, ethereum)
  expect(queries).toEqual([{ name: 'bob.eth', caipNetwork: ethereum }])
})

async function named(resolveName: () => Promise<string | undefined>): Promise<SendScene> {
  const scene = new SendScene()
  scene.names = async name => ({ address: bob, name })
  scene.chain.resolveName = resolveName
  await scene.fill(undefined, '1', 'bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  return scene
}

test("detects a backend's wrong address for a name in the form", async () => {
  const scene = await named(async () => carol)
  expect(scene.send.draft?.recipient).toEqual({ kind: 'invalid', problem: 'nameDisputed' })
  expect(await scene.send.review()).toBe(false)
})

test('stops the request if chain and backend disagree after the review', async () => {
  const scene = await named(async () => bob)
  expect(scene.send.draft?.recipient).toMatchObject({ kind: 'found', warnings: [] })
  expect(await scene.send.review()).toBe(true)
  scene.chain.resolveName = async () => carol
  await scene.send.confirm()
  expect(scene.send.state.value).toMatchObject({ status: 'failed', error: { code: 'send/name-mismatch' } })
  expect(scene.chain.requests).toEqual([])
})

test('warns about an unavailable chain but still allows paying the name', async () => {
  const scene = await named(unverified)
  expect(scene.send.draft?.recipient).toMatchObject({ kind: 'found', warnings: ['nameUnchecked'] })
  expect(await scene.send.review()).toBe(true)
  expect(await scene.send.confirm()).toBe(true)
})

test('confirms a name again right before the wallet request', async () => {
  const scene = await named(async () => bob)
  await scene.send.review()
  scene.chain.resolveName = unverified
  await scene.send.confirm()
  expect(scene.send.state.value).toMatchObject({ status: 'failed', error: { code: 'send/name-unverified' } })
})

test('refuses to pay a confirmed name if the chain times out before the request', async () => {
  const scene = await named(async () => bob)
  await scene.send.review()
  scene.chain.resolveName = () => new Promise(() => {})
  const confirming = scene.send.confirm()
  await scene.settled()
  scene.clock.advance(checkTimeout)
  expect(await confirming).toBe(false)
  expect(scene.send.state.value).toMatchObject({ status: 'failed', error: { code: 'send/name-unverified' } })
  expect(scene.chain.requests).toEqual([])
})
