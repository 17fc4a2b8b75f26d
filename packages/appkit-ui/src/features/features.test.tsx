import { hang } from '@openappkit/appkit-core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createViewKit, type ViewKit } from '../../test/createViewKit'
import { mountEmbedded } from '../shell/mountEmbedded'
import { mountModal } from '../shell/mountModal'
import type { Feature } from './Feature'
import { startFeatures } from './startFeatures'

const renderer = { createRoot, flushSync }

/** Returns a feature that replaces a view and records its `onConnect` calls. */
function counting(isWanted = true): { readonly feature: Feature; readonly kits: unknown[] } {
  const kits: unknown[] = []
  const feature: Feature = {
    name: 'counting',
    isWanted: () => isWanted,
    views: [{ name: 'WhatIsAWallet', title: () => 'Counted', component: () => null }],
    onConnect: kit => void kits.push(kit),
  }
  return { feature, kits }
}

function mounted(features: readonly Feature[], prepare: (made: ViewKit) => void = () => {}): ViewKit {
  const made = createViewKit()
  onTestFinished(() => made.kit.context.destroy())
  prepare(made)
  startFeatures(made.kit, features)
  const modal = mountModal(made.kit, { renderer })
  onTestFinished(() => modal.destroy())
  return made
}

function title(): string | null | undefined {
  return [...document.querySelectorAll('openappkit-modal')].at(-1)?.shadowRoot?.querySelector('h1')?.textContent
}

test('registers the views of a feature before a user connects, without calling it', async () => {
  const { feature, kits } = counting()
  const { kit } = mounted([feature])
  void kit.modal.open({ view: 'WhatIsAWallet' })
  await expect.poll(title).toBe('Counted')
  expect(kits).toEqual([])
})

test('calls onMount once per kit, before a user connects', async () => {
  const received: string[] = []
  const feature: Feature = {
    name: 'mounting',
    onMount: kit => void received.push(`mount ${kit.chains.isConnected()}`),
    onConnect: () => void received.push('connect'),
  }
  const { kit } = mounted([feature])
  expect(received).toEqual(['mount false'])
  await kit.connectWallet('io.first')
  expect(received).toEqual(['mount false', 'connect'])
})

test('calls onConnect before the wallet request', () => {
  const { feature, kits } = counting()
  const { kit, adapter } = mounted([feature])
  adapter.answerTo({ connect: hang })
  const { connect } = adapter
  let receivedBefore: unknown[] = []
  adapter.connect = parameters => {
    receivedBefore = [...kits]
    return connect.call(adapter, parameters)
  }
  void kit.connectWallet('io.first').catch(() => {})
  expect(receivedBefore).toEqual([kit])
})

test.each([
  ['a connection starts elsewhere', 'connecting', undefined],
  ['a user is connected', 'connected', '0x71C7656EC7ab88b098defB751B7401B5f6d89761'],
  ['the last connection is restored', 'reconnecting', '0x71C7656EC7ab88b098defB751B7401B5f6d89761'],
] as const)('calls onConnect when %s, before or after the mount', (_, status, address) => {
  const after = counting()
  mounted([after.feature]).adapter.emit({ status, address })
  expect(after.kits).toHaveLength(1)
  const before = counting()
  mounted([before.feature], ({ adapter }) => adapter.emit({ status, address }))
  expect(before.kits).toHaveLength(1)
})

test('calls onConnect once per kit, however often a user connects', async () => {
  const { feature, kits } = counting()
  const { kit, adapter } = mounted([feature])
  await kit.connectWallet('io.first')
  adapter.emitDisconnected()
  await kit.connectWallet('io.first')
  expect(kits).toEqual([kit])
})

test('shows the views of features in an embedded card', async () => {
  const { feature } = counting()
  const { kit } = mounted([feature])
  const container = document.body.appendChild(document.createElement('div'))
  const embedded = mountEmbedded(kit, container, { renderer })
  onTestFinished(() => {
    embedded.destroy()
    container.remove()
  })
  void kit.modal.open({ view: 'WhatIsAWallet' })
  const title = () => container.querySelector('openappkit-embedded')?.shadowRoot?.querySelector('h1')?.textContent
  await expect.poll(title).toBe('Counted')
})

test("doesn't register a feature that the options disable", async () => {
  const { feature, kits } = counting(false)
  const { kit } = mounted([feature])
  await kit.connectWallet('io.first')
  void kit.modal.open({ view: 'WhatIsAWallet' })
  await expect.poll(title).toBe('What is a wallet?')
  expect(kits).toEqual([])
})

test("passes the kit's options to isWanted", () => {
  const received: unknown[] = []
  const { kit } = mounted([{ name: 'asking', isWanted: options => received.push(options) > 0 }])
  expect(received[0]).toEqual(kit.options.input)
})

test('reports a feature that throws and keeps the connection', async () => {
  const reasons: unknown[] = []
  const listen = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    reasons.push(event.reason)
  }
  window.addEventListener('unhandledrejection', listen)
  onTestFinished(() => window.removeEventListener('unhandledrejection', listen))
  const failure = new Error('a feature')
  const throwing: Feature = {
    name: 'throwing',
    onConnect() {
      throw failure
    },
  }
  const { kit } = mounted([throwing])
  await kit.connectWallet('io.first')
  expect(kit.chains.isConnected()).toBe(true)
  await expect.poll(() => reasons).toEqual([failure])
})
