import { expect, test } from 'vitest'
import { ProviderEvents } from './ProviderEvents'

test('a listener added twice is called twice and removed one at a time', () => {
  const events = new ProviderEvents()
  const received: string[] = []
  const listener = (chainId: string): void => void received.push(chainId)
  events.on('chainChanged', listener)
  events.on('chainChanged', listener)

  events.off('chainChanged', listener)
  events.emit('chainChanged', '0x1')

  expect(received).toEqual(['0x1'])
  expect(events.count()).toBe(1)
})

test("a listener that removes itself doesn't affect the next one", () => {
  const events = new ProviderEvents()
  const received: string[] = []
  const once = (): void => {
    received.push('once')
    events.off('chainChanged', once)
  }
  events.on('chainChanged', once)
  events.on('chainChanged', () => received.push('always'))

  events.emit('chainChanged', '0x1')
  events.emit('chainChanged', '0x2')

  expect(received).toEqual(['once', 'always', 'always'])
})

test('removing an unknown listener removes no others', () => {
  const events = new ProviderEvents()
  events.on('accountsChanged', () => {})
  events.off('accountsChanged', () => {})
  expect(events.count('accountsChanged')).toBe(1)
})

test('ignores listeners for events of other wallets', () => {
  const events = new ProviderEvents()
  const foreign = 'session_update' as 'chainChanged'
  events.on(foreign, () => {})
  events.off(foreign, () => {})
  expect(events.count()).toBe(0)
})
