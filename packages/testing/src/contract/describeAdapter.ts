import { afterEach, beforeEach, describe, vi } from 'vitest'
import type { ContractScene, SetUpContract } from './ContractScene'
import { describeAttaching } from './describeAttaching'
import { describeChanges } from './describeChanges'
import { describeConnecting } from './describeConnecting'
import { describeLateAnswers } from './describeLateAnswers'
import { describeNetworks } from './describeNetworks'
import { describeReconnecting } from './describeReconnecting'
import { describeRequests } from './describeRequests'
import { describeSending } from './describeSending'
import { describeSeveralWallets } from './describeSeveralWallets'
import { describeSigning } from './describeSigning'
import { describeTransferChecks } from './describeTransferChecks'

/**
 * The contract of a chain adapter, as tests: what a kit may rely on whatever the chain. Call it at the top of a vitest file of the adapter's package.
 *
 * What an adapter can't do (its `capabilities` say) is tested as well: it rejects with a clear error. Methods that an adapter may have or not are tested where
 * they are there.
 *
 * @example
 * ```ts
 * import { describeAdapter } from '@openappkit/testing/contract'
 *
 * describeAdapter('MyChainAdapter', async () => ({
 *   networks: [first, second],
 *   createAdapter: networks => new MyChainAdapter({ networks, storage }),
 *   installWallet: () => …,
 *   …
 * }))
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
    describeChanges(scene)
    describeSeveralWallets(scene)
    describeNetworks(scene)
    describeSigning(scene)
    describeSending(scene)
    describeTransferChecks(scene)
    describeRequests(scene)
  })
}
