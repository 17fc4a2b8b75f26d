import { browserEnvironment, type Environment } from '@openappkit/appkit-core'
import { hang, ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { expect, test, vi } from 'vitest'
import { evm } from '../../test/chains'
import { prefetchWhenWanted } from './prefetchWhenWanted'
import { whenIdle } from './whenIdle'

/** Creates a page whose idle time the test controls. */
function createPage() {
  const tasks = new Map<number, () => void>()
  const window = {
    navigator: { userAgent: 'desktop' },
    requestIdleCallback: (task: () => void) => tasks.set(tasks.size + 1, task).size,
    cancelIdleCallback: (id: number) => tasks.delete(id),
  } as unknown as Window & typeof globalThis
  const environment: Environment = { ...browserEnvironment(), window }
  const idle = () => {
    for (const task of tasks.values()) task()
    tasks.clear()
  }
  return { environment, tasks, idle }
}

test('runs a task when the browser is idle, unless canceled', () => {
  const { environment, idle } = createPage()
  const ran: string[] = []
  whenIdle(environment, () => ran.push('kept'))
  whenIdle(environment, () => ran.push('called off'))()
  expect(ran).toEqual([])
  idle()
  expect(ran).toEqual(['kept'])
})

test('uses a short timer if the browser has no idle callback', () => {
  const timers: [() => void, number][] = []
  const stop = vi.fn()
  const setTimer = (task: () => void, ms: number) => {
    timers.push([task, ms])
    return stop
  }
  const task = vi.fn()
  whenIdle({ ...browserEnvironment(), window: {} as Window & typeof globalThis, setTimer }, task)()
  expect(timers.map(([, ms]) => ms)).toEqual([200])
  expect(stop).toHaveBeenCalledOnce()
  timers[0]?.[0]()
  expect(task).toHaveBeenCalledOnce()
})

function wantedKit(environment: Environment) {
  const adapter = new ScriptedAdapter()
  const { kit } = createTestKit({ options: { networks: [evm.networks[0]], adapters: [adapter] }, environment })
  const prefetch = vi.fn()
  return { adapter, kit, prefetch, stop: prefetchWhenWanted(kit, prefetch) }
}

test('prefetches once, when idle after a wallet request', async () => {
  const { environment, tasks, idle } = createPage()
  const { adapter, kit, prefetch } = wantedKit(environment)
  expect(tasks.size).toBe(0)
  adapter.answerTo({ connect: hang })
  kit.connectWallet('io.wallet').catch(() => {})
  await expect.poll(() => tasks.size).toBe(1)
  expect(prefetch).not.toHaveBeenCalled()
  idle()
  adapter.emitConnected()
  await Promise.resolve()
  idle()
  expect(prefetch).toHaveBeenCalledOnce()
})

test('prefetches nothing after the modal is destroyed', async () => {
  const { environment, tasks, idle } = createPage()
  const { adapter, prefetch, stop } = wantedKit(environment)
  adapter.emitConnected()
  await expect.poll(() => tasks.size).toBe(1)
  stop()
  idle()
  expect(prefetch).not.toHaveBeenCalled()
})
