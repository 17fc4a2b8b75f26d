import { afterEach, beforeEach, describe, vi } from 'vitest'
import type { ContractScene, SetUpContract } from './ContractScene'
import { describeAttaching } from './describeAttaching'
import { describeChanges } from './describeChanges'
import { describeConnecting } from './describeConnecting'
import { describeLateAnswers } from './describeLateAnswers'
import { describeNetworks } from './describeNetworks'
import { describeProvided } from './describeProvided'
import { describeReconnecting } from './describeReconnecting'
import { describeRequests } from './describeRequests'
import { describeSending } from './describeSending'
import { describeSeveralWallets } from './describeSeveralWallets'
import { describeSigning } from './describeSigning'
import { describeTransferChecks } from './describeTransferChecks'

/**
 * Describes the contract of a chain adapter as tests: the behavior that a kit expects on every chain. Call this
 * function at the top level of a vitest file in the adapter's package.
 *
 * Also tests functions that the adapter lacks according to its `capabilities`: they must reject with a clear error.
 * Tests optional methods if they exist.
 *
 * @example
 * ```ts
 * describeAdapter('MyAdapter', () => myScene())
 * ```
 */
export function describeAdapter(name: string, setUp: SetUpContract): void {
  describe(`${name} keeps the contract of an adapter`, () => {
    let current: ContractScene | undefined
    beforeEach(async () => {
      current = await setUp()
    })
    afterEach(async () => {
      vi.unstubAllGlobals()
      await current?.end()
      current = undefined
    })
    const scene = (): ContractScene => {
      if (!current) throw new Error('There is no scene outside a test. Call scene() in a test.')
      return current
    }
    describeAttaching(scene)
    describeConnecting(scene)
    describeLateAnswers(scene)
    describeReconnecting(scene)
    describeProvided(scene)
    describeChanges(scene)
    describeSeveralWallets(scene)
    describeNetworks(scene)
    describeSigning(scene)
    describeSending(scene)
    describeTransferChecks(scene)
    describeRequests(scene)
  })
}
