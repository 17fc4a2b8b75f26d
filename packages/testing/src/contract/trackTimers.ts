import { vi } from 'vitest'

/** Counts the timers that are open, starting now and until `vi.unstubAllGlobals()`. */
export function trackTimers(): { readonly open: number } {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const open = new Set<unknown>()
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    const timer = setTimeout(() => {
      open.delete(timer)
      run(...args)
    }, delay)
    open.add(timer)
    return timer
  })
  vi.stubGlobal('setInterval', (run: () => void, delay?: number) => {
    const timer = setInterval(run, delay)
    open.add(timer)
    return timer
  })
  const end = (clear: (timer: never) => void) => (timer: unknown) => {
    open.delete(timer)
    clear(timer as never)
  }
  vi.stubGlobal('clearTimeout', end(clearTimeout))
  vi.stubGlobal('clearInterval', end(clearInterval))
  return {
    get open() {
      return open.size
    },
  }
}
