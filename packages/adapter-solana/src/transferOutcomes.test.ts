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

/** Follows a transaction and counts status requests. */
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
  const waitForLookup = (more: number): Promise<void> => {
    const enough = looks + more
    return expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(enough)
  }
  return { following, controller, looked: waitForLookup, outcome: () => outcome, looks: () => looks }
}

test('reports a transaction as pending until a block includes it, then as confirmed', async () => {
  const { signature, send } = await signedTransfer(chain, 1_000_000n)
  const { following, looked, outcome } = follow(signature)
  await looked(2)
  expect(outcome()).toBeUndefined()
  await send()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('polls the node if its subscription stays silent', async () => {
  chain.mute('signatureSubscribe')
  const { signature, send } = await signedTransfer(chain, 1_000_000n)
  const { following, looked } = follow(signature)
  await looked(2)
  await send()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('reports a failed transaction as reverted, even from an earlier visit', async () => {
  const { signature, send } = await signedTransfer(chain, 2n ** 62n)
  const { following, looked } = follow(signature)
  await looked(1)
  await send()
  expect(await following).toEqual({ status: 'reverted' })
  // Ages the transaction until the node has to search its history.
  for (let ages = 0; ages < 3; ages += 1) chain.expireBlockhashes()
  expect(await follow(signature).following).toEqual({ status: 'reverted' })
})

test('reports an expired transaction as dropped', async () => {
  const { signature } = await signedTransfer(chain, 1_000_000n)
  const { following, looked, outcome } = follow(signature)
  await looked(2)
  expect(outcome()).toBeUndefined()
  chain.expireBlockhashes()
  chain.expireBlockhashes()
  expect(await following).toEqual({ status: 'dropped' })
})

test('retries a node that is temporarily down', async () => {
  const { signature, send } = await signedTransfer(chain, 1_000_000n)
  await send()
  await chain.pause()
  const { following, looked, outcome } = follow(signature)
  await looked(2)
  expect(outcome()).toBeUndefined()
  await chain.resume()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('stops with the abort reason and sends no more requests', async () => {
  const { signature } = await signedTransfer(chain, 1_000_000n)
  const { following, controller, looked, looks } = follow(signature)
  await looked(2)
  const reason = new Error('left')
  controller.abort(reason)
  await expect(following).rejects.toBe(reason)
  const lookupCount = looks()
  await new Promise(resolve => setTimeout(resolve, 1_200))
  expect(looks()).toBe(lookupCount)
})
