import { expect, test } from 'vitest'
import { ChainFollower } from './ChainFollower'
import type { IndexerStep } from './EvmIndexer'

/** Returns a store that leases a chain to one follower at a time. */
function lease() {
  let holder: string | undefined
  return {
    holder: () => holder,
    claim: async (_: string, wanted: string) => {
      holder ??= wanted
      return holder === wanted
    },
    release: async (_: string, releaser: string) => {
      if (holder === releaser) holder = undefined
    },
  }
}

const silent = { warn: () => {} }

test('one of two followers reads the chain, and the other takes over when the first closes', async () => {
  const store = lease()
  const steps: string[] = []
  const indexer = (name: string) => ({
    step: async (): Promise<IndexerStep> => {
      steps.push(name)
      return 'waiting'
    },
  })
  const options = { interval: 1 }
  const first = new ChainFollower('eip155:1', indexer('first'), store, silent, options)
  await expect.poll(() => steps.length).toBeGreaterThan(2)
  const second = new ChainFollower('eip155:1', indexer('second'), store, silent, options)
  await expect.poll(() => steps.length).toBeGreaterThan(6)
  expect(new Set(steps)).toEqual(new Set(['first']))

  await first.close()
  await expect.poll(() => steps).toContain('second')
  await second.close()
  expect(store.holder()).toBeUndefined()
})

test('logs an unreachable node once, and retries until it is back', async () => {
  const warnings: unknown[] = []
  let steps = 0
  const indexer = {
    step: async (): Promise<IndexerStep> => {
      steps += 1
      if (steps < 5) throw new Error('away')
      return 'waiting'
    },
  }
  const logger = { warn: (fields: unknown) => void warnings.push(fields) }
  const follower = new ChainFollower('eip155:1', indexer, lease(), logger, { interval: 1 })
  await expect.poll(() => steps).toBeGreaterThan(6)
  await follower.close()
  expect(warnings).toHaveLength(1)
})

test('closing waits for the running step, but not for the next one', async () => {
  const running: { finish?: () => void } = {}
  let isOver = false
  const indexer = {
    step: async (): Promise<IndexerStep> => {
      await new Promise<void>(resolve => {
        running.finish = resolve
      })
      isOver = true
      return 'waiting'
    },
  }
  const follower = new ChainFollower('eip155:1', indexer, lease(), silent, { interval: 3_600_000 })
  await expect.poll(() => running.finish).toBeDefined()
  const closed = follower.close()
  running.finish?.()
  await closed
  expect(isOver).toBe(true)
})
