import type { TransactionOutcome } from '@openappkit/appkit-core'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { networkOf } from '../test/networkOf'
import { signedTransfer } from '../test/signedTransfer'

let chain: SolanaChain
const leaving: AbortController[] = []
beforeEach(async () => {
  chain ??= await startSolanaChain()
  chain.unmute()
})
afterEach(() => {
  for (const controller of leaving.splice(0)) controller.abort()
  vi.unstubAllGlobals()
})
afterAll(() => chain.stop())

/** Follows a transaction, and counts how often the node is asked for it. */
function follow(hash: string) {
  const { fetch } = globalThis
  let looks = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = String(init.body)
    if (body.includes('getSignatureStatuses') && body.includes(hash)) looks += 1
    return fetch(url, init)
  })
  const controller = new AbortController()
  leaving.push(controller)
  const caipNetwork = networkOf(chain)
  const { adapter } = createTestKit([caipNetwork])
  let outcome: TransactionOutcome | undefined
  const address = chain.accounts[0].address
  const following = loaded(adapter)
    .then(transfers => transfers.followTransaction({ hash, address, caipNetwork, signal: controller.signal }))
    .then(found => {
      outcome = found
      return found
    })
  following.catch(() => {})
  const looked = (more: number): Promise<void> => {
    const enough = looks + more
    return expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(enough)
  }
  return { following, controller, looked, outcome: () => outcome, looks: () => looks }
}

test('a transaction is pending until a block takes it in, then confirmed', async () => {
  const { signature, send } = await signedTransfer(chain, 1_000_000n)
  const { following, looked, outcome } = follow(signature)
  await looked(2)
  expect(outcome()).toBeUndefined()
  await send()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('the node is asked as well, where its subscription never tells', async () => {
  chain.mute('signatureSubscribe')
  const { signature, send } = await signedTransfer(chain, 1_000_000n)
  const { following, looked } = follow(signature)
  await looked(2)
  await send()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('one that the chain took in without effect is reverted, also when it happened on an earlier visit', async () => {
  const { signature, send } = await signedTransfer(chain, 2n ** 62n)
  const { following, looked } = follow(signature)
  await looked(1)
  await send()
  expect(await following).toEqual({ status: 'reverted' })
  // So long ago that the node has to search.
  for (let ages = 0; ages < 3; ages += 1) chain.expireBlockhashes()
  expect(await follow(signature).following).toEqual({ status: 'reverted' })
})

test('one that no block can take in any more is dropped', async () => {
  const { signature } = await signedTransfer(chain, 1_000_000n)
  const { following, looked, outcome } = follow(signature)
  await looked(2)
  expect(outcome()).toBeUndefined()
  chain.expireBlockhashes()
  chain.expireBlockhashes()
  expect(await following).toEqual({ status: 'dropped' })
})

test('a node that is down for a while is asked again', async () => {
  const { signature, send } = await signedTransfer(chain, 1_000_000n)
  await send()
  await chain.pause()
  const { following, looked, outcome } = follow(signature)
  await looked(2)
  expect(outcome()).toBeUndefined()
  await chain.resume()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('nobody waits any more: it ends with the reason, and the node is left alone', async () => {
  const { signature } = await signedTransfer(chain, 1_000_000n)
  const { following, controller, looked, looks } = follow(signature)
  await looked(2)
  const reason = new Error('left')
  controller.abort(reason)
  await expect(following).rejects.toBe(reason)
  const asked = looks()
  await new Promise(resolve => setTimeout(resolve, 1_200))
  expect(looks()).toBe(asked)
})
