import type { ModalKit } from '@openappkit/appkit-core/modal'
import { findLeaks } from '@openappkit/test-kit/contract'
import { subscribe } from 'valtio/vanilla'
import { expect, onTestFinished, test } from 'vitest'
import { greetCase } from '../test/greetCase'

const { feature } = greetCase

/**
 * Leaks of a feature: the line that the contract reports for each, and the code that causes it. Each leak is undone
 * after the test.
 */
test.each<[leak: string, begin: (kit: ModalKit) => () => void]>([
  [
    'listener resize on Window',
    () => {
      const listener = () => {}
      window.addEventListener('resize', listener)
      return () => window.removeEventListener('resize', listener)
    },
  ],
  [
    'listener visibilitychange on HTMLDocument',
    () => {
      const listener = () => {}
      document.addEventListener('visibilitychange', listener, { capture: true })
      return () => document.removeEventListener('visibilitychange', listener, { capture: true })
    },
  ],
  [
    'setTimeout',
    () => {
      const id = window.setTimeout(() => {}, 600_000)
      return () => window.clearTimeout(id)
    },
  ],
  [
    'setInterval',
    () => {
      const id = window.setInterval(() => {}, 1)
      return () => window.clearInterval(id)
    },
  ],
  [
    'ResizeObserver',
    () => {
      const observer = new ResizeObserver(() => {})
      observer.observe(document.body)
      return () => observer.disconnect()
    },
  ],
  [
    'MutationObserver',
    () => {
      const observer = new MutationObserver(() => {})
      observer.observe(document.head, { childList: true })
      return () => observer.disconnect()
    },
  ],
  ['subscription to chains', kit => subscribe(kit.chains.state, () => {})],
  ['subscription to router', kit => subscribe(kit.router.state, () => {})],
  [
    'greetings beside the storage of the kit',
    () => {
      localStorage.setItem('greetings', '1')
      return () => localStorage.removeItem('greetings')
    },
  ],
  [
    'greetings without the prefix of the kit',
    kit => {
      kit.context.store.write({ name: 'greetings', parse: String, print: String }, '1')
      return () => {}
    },
  ],
  [
    '@appkit/of_another_feature changed',
    kit => {
      kit.context.store.remove({ name: '@appkit/of_another_feature' })
      return () => {}
    },
  ],
])('the contract rejects a feature that leaks: %s', async (leak, begin) => {
  const leaky = { ...feature, onMount: (kit: ModalKit) => onTestFinished(begin(kit)) }
  expect(await findLeaks({ ...greetCase, feature: leaky })).toEqual([leak])
})

test('the contract accepts a feature that cleans up', async () => {
  const tidy = {
    ...feature,
    onMount({ context, chains, environment }: ModalKit) {
      const listener = () => {}
      const id = window.setInterval(listener, 1)
      const observer = new ResizeObserver(listener)
      window.addEventListener('resize', listener)
      observer.observe(document.body)
      context.onDestroy(() => {
        window.removeEventListener('resize', listener)
        window.clearInterval(id)
        observer.disconnect()
      })
      context.onDestroy(subscribe(chains.state, listener))
      environment.setTimer(listener, 600_000)
    },
  }
  expect(await findLeaks({ ...greetCase, feature: tidy })).toEqual([])
})
