import { onTestFinished, vi } from 'vitest'
import { EmbeddedFrame, type FrameDependencies } from '../src/frame/EmbeddedFrame'
import { type PageMode, type WalletPageWindow, walletPage } from './walletPage'

/** A frame whose wallet site is a page of the test. */
export interface MountedFrame {
  readonly frame: EmbeddedFrame
  readonly onOpen: () => void
  readonly onLost: () => void
  readonly onDismiss: () => void
  /** Runs the timers of up to this many milliseconds. */
  pass(ms: number): void
  page(): WalletPageWindow
  dialog(): HTMLDialogElement
  iframe(): HTMLIFrameElement
}

/** Creates a frame. Its timers run only when the test says so, except for the short delay of window mode. */
export function mountFrame(
  mode: PageMode,
  given: Partial<FrameDependencies> & { readonly origin?: string } = {},
): MountedFrame {
  const timers = new Set<{ readonly ms: number; task(): void }>()
  const hooks = { onOpen: vi.fn(), onLost: vi.fn(), onDismiss: vi.fn() }
  const site = {
    origin: given.origin ?? location.origin,
    url: location.origin,
    chains: undefined,
    operator: undefined,
    mayUsePort: mode !== 'window',
  }
  const frame = new EmbeddedFrame({
    environment: {
      window,
      setTimer(task, ms) {
        if (ms <= 500) {
          const id = setTimeout(task, 1)
          return () => clearTimeout(id)
        }
        const timer = { ms, task }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    },
    findSite: async () => site,
    address: () => walletPage(mode),
    build: undefined,
    ...hooks,
    ...given,
  })
  onTestFinished(() => frame.destroy())
  const iframe = (): HTMLIFrameElement => {
    const found = document.querySelector<HTMLIFrameElement>('iframe[name="w3m-secure-iframe"]')
    if (!found) throw new Error('There is no frame.')
    return found
  }
  return {
    frame,
    ...hooks,
    pass(ms) {
      for (const timer of [...timers])
        if (timer.ms <= ms) {
          timers.delete(timer)
          timer.task()
        }
    },
    iframe,
    page: () => iframe().contentWindow as WalletPageWindow,
    dialog: () => iframe().closest('dialog') as HTMLDialogElement,
  }
}
