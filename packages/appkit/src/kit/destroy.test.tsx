import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createAdapter } from '../../test/createAdapter'
import { ethereum, optimism, storedSession } from '../../test/session'
import { defineAppKitElements } from '../elements/defineAppKitElements'
import { createAppKit } from '../exports/index'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Counts the active listeners on the window, the document and media queries, timers, observers and idle requests. */
function countOpen(): () => Record<string, number> {
  const listeners: string[] = []
  for (const target of [window, document, MediaQueryList.prototype]) {
    const { addEventListener, removeEventListener } = target
    const key = (type: string, listener: unknown, options: unknown) => {
      const capture =
        typeof options === 'object' && options !== null
          ? (options as AddEventListenerOptions).capture === true
          : options === true
      return [type, listener, capture] as const
    }
    const open: (readonly [string, unknown, boolean])[] = []
    const same = (a: readonly unknown[], b: readonly unknown[]) => a.every((part, index) => part === b[index])
    vi.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      ...args: Parameters<typeof addEventListener>
    ) {
      const entry = key(...(args as unknown as [string, unknown, unknown]))
      const signal = typeof args[2] === 'object' ? args[2].signal : undefined
      if (!open.some(known => same(known, entry))) {
        open.push(entry)
        listeners.push(entry[0])
        signal?.addEventListener('abort', () => listeners.splice(listeners.indexOf(entry[0]), 1))
      }
      addEventListener.apply(this, args)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation(function (
      this: EventTarget,
      ...args: Parameters<typeof removeEventListener>
    ) {
      const entry = key(...(args as unknown as [string, unknown, unknown]))
      const index = open.findIndex(known => same(known, entry))
      if (index >= 0) {
        open.splice(index, 1)
        listeners.splice(listeners.indexOf(entry[0]), 1)
      }
      removeEventListener.apply(this, args)
    })
  }
  const timers = new Set<unknown>()
  const { setTimeout: setReal, clearTimeout: clearReal, setInterval: setRepeat, clearInterval: clearRepeat } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((task: () => void, ms?: number) => {
    const id = setReal(() => {
      timers.delete(id)
      task()
    }, ms)
    timers.add(id)
    return id
  }) as typeof setTimeout)
  vi.spyOn(window, 'clearTimeout').mockImplementation(id => {
    timers.delete(id)
    clearReal(id)
  })
  vi.spyOn(window, 'setInterval').mockImplementation(((task: () => void, ms?: number) => {
    const id = setRepeat(task, ms)
    timers.add(id)
    return id
  }) as typeof setInterval)
  vi.spyOn(window, 'clearInterval').mockImplementation(id => {
    timers.delete(id)
    clearRepeat(id)
  })
  const observers = new Set<unknown>()
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = Observer.prototype
    vi.spyOn(Observer.prototype, 'observe').mockImplementation(function (this: MutationObserver, ...args: unknown[]) {
      observers.add(this)
      Reflect.apply(observe, this, args)
    })
    vi.spyOn(Observer.prototype, 'disconnect').mockImplementation(function (this: MutationObserver) {
      observers.delete(this)
      Reflect.apply(disconnect, this, [])
    })
  }
  const nodes = document.querySelectorAll('*').length
  const sheets = document.adoptedStyleSheets.length
  return () => ({
    listeners: listeners.length,
    timers: timers.size,
    observers: observers.size,
    nodes: document.querySelectorAll('*').length - nodes,
    sheets: document.adoptedStyleSheets.length - sheets,
  })
}

test('destroy removes every listener, timer, observer, element and style of an open modal', async () => {
  // Fonts and chunks load once per page, so load them before counting.
  await import('@openappkit/appkit-ui')
  // React adds one selectionchange listener per document and never removes it.
  createRoot(document.createElement('div')).unmount()
  const open = countOpen()
  const adapter = createAdapter()
  const kit = createAppKit({ networks: [ethereum, optimism], adapters: [adapter], storage: storedSession() })
  defineAppKitElements(kit)
  const element = document.createElement('appkit-button')
  document.body.append(element)
  adapter.emitConnected()
  await page.getByRole('button', { name: /ETH$/ }).click()
  await expect
    .poll(() => document.querySelector('openappkit-modal')?.shadowRoot?.querySelector('dialog')?.open)
    .toBe(true)
  await kit.open({ view: 'Networks' })
  const { toasts } = await kit.load()
  toasts.show('copied', 'success')
  await expect.poll(() => open()['sheets']).toBeGreaterThan(0)

  kit.destroy()
  element.remove()
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 50)))
  expect(adapter.attached).toBe(0)
  expect(open()).toEqual({ listeners: 0, timers: 0, observers: 0, nodes: 0, sheets: 0 })
})
