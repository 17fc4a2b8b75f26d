import type { Probe, Steps } from './Visitor.ts'

/**
 * Runs in the page before any other script. Playwright serializes it, so it must not reference anything outside itself.
 */
export function installProbe(): void {
  if (window.top !== window) return
  const timeout = 10_000
  const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve))
  /** Checks every frame until `find` returns something. */
  const until = async <Found>(what: string, find: () => Found | undefined | null | false): Promise<Found> => {
    const end = performance.now() + timeout
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > end) throw new Error(`Timed out waiting for ${what}`)
      await frame()
    }
  }
  const button = (): HTMLElement | null => document.querySelector('header button')
  const dialog = (): HTMLDialogElement | null | undefined =>
    document.querySelector('openappkit-modal')?.shadowRoot?.querySelector('dialog')
  const shown = (selector: string, text = ''): HTMLElement[] => {
    const shell = dialog()
    if (!shell?.open) return []
    return [...shell.querySelectorAll<HTMLElement>(selector)].filter(
      element => element.textContent?.includes(text) && element.checkVisibility(),
    )
  }
  const isConnected = (): boolean => document.querySelector('output[data-connected="true"]') !== null
  const timed = async (step: () => Promise<unknown>): Promise<number> => {
    const start = performance.now()
    await step()
    return performance.now() - start
  }
  const press = (element: HTMLElement | null | undefined): void => {
    element?.focus()
    element?.click()
  }

  const scrollingAround = (element: HTMLElement): HTMLElement =>
    getComputedStyle(element).overflowY === 'visible' && element.parentElement
      ? scrollingAround(element.parentElement)
      : element

  const open = async (rows: number): Promise<Steps> => ({
    open: await timed(async () => {
      press(button())
      await until(`${rows} rows`, () => shown('li button', 'Wallet').length >= rows)
    }),
  })
  const close = async (): Promise<Steps> => ({
    close: await timed(async () => {
      press(shown('header button').at(-1))
      await until('the modal to close', () => !dialog()?.open)
    }),
  })
  const connect = async (): Promise<Steps> => {
    await open(1)
    const steps = {
      connect: await timed(async () => {
        press(shown('li button', 'Wallet 0')[0])
        await until('the account', isConnected)
      }),
    }
    await until('the modal to close', () => !dialog()?.open)
    return steps
  }
  const disconnect = async (): Promise<Steps> => {
    press(button())
    const leave = await until('the account view', () => shown('button', 'Disconnect')[0])
    const steps = {
      disconnect: await timed(async () => {
        press(leave)
        await until('nobody', () => !isConnected())
      }),
    }
    await until('the modal to close', () => !dialog()?.open)
    return steps
  }
  const probe: Probe = {
    arrived: { button: 0, connected: 0, restored: 0 },
    open,
    close,
    openAndClose: async () => ({ ...(await open(1)), ...(await close()) }),
    connect,
    connectAndDisconnect: async () => ({ ...(await connect()), ...(await disconnect()) }),
    openList: async () => ({
      open: await timed(async () => {
        press(button())
        // If a list has headings, its first row is one.
        await until('the list', () => shown('li[aria-posinset="2"] :is(button, a)')[0])
      }),
    }),
    scrollList: async strides => {
      const list = scrollingAround(await until('the list', () => shown('[part~="virtual-list"]')[0]))
      for (let stride = 1; stride <= strides; stride += 1) {
        list.scrollTop = ((list.scrollHeight - list.clientHeight) * stride) / strides
        await frame()
        await frame()
      }
      await until('the last row', () => {
        const last = shown('li[aria-posinset]').at(-1)
        return last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize')
      })
    },
  }
  window.probe = probe
  const watch = (): void => {
    const { arrived } = probe
    if (button()) arrived.button ||= performance.now()
    if (isConnected()) arrived.connected ||= performance.now()
    if (window.wallets.connected >= window.wallets.count) arrived.restored ||= performance.now()
    if (performance.now() < timeout && !(arrived.restored && arrived.connected)) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
