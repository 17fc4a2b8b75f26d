import { onTestFinished, vi } from 'vitest'

/** Returns the active side effects since tracking began, one line each. */
export type Tracker = () => readonly string[]

/** Tracks the listeners, timers and observers of the page until the test ends. */
export function trackPage(): Tracker {
  const trackers = [trackListeners(), trackTimers(), trackObservers()]
  return () => trackers.flatMap(open => open())
}

interface OpenListener {
  readonly target: EventTarget
  readonly type: string
  readonly listener: unknown
  readonly capture: boolean
}

/** Tracks the listeners on targets that outlive the modal. */
function trackListeners(): Tracker {
  const open = new Set<OpenListener>()
  const listen = EventTarget.prototype.addEventListener
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown) =>
    [...open].find(
      known =>
        known.target === target &&
        known.type === type &&
        known.listener === listener &&
        known.capture === capturesBy(options),
    )
  const note = (target: EventTarget, type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    if (!outlives(target) || options?.signal?.aborted || find(target, type, listener, options)) return
    const entry: OpenListener = { target, type, listener, capture: capturesBy(options) }
    const end = () => void open.delete(entry)
    open.add(entry)
    options?.signal?.addEventListener('abort', end)
    if (options?.once) listen.call(target, type, end, { once: true })
  }
  // The test runner defines these functions on `window` too.
  for (const owner of [EventTarget.prototype, window].filter(one => Object.hasOwn(one, 'addEventListener'))) {
    const { addEventListener, removeEventListener } = owner
    type ListenerArguments = [type: string, listener: EventListener | null, options?: AddEventListenerOptions]
    replace(owner, 'addEventListener', function (this: EventTarget | undefined, ...args: ListenerArguments) {
      const [type, listener, options] = args
      Reflect.apply(addEventListener, this ?? window, args)
      if (listener) note(this ?? window, type, listener, options)
    })
    replace(owner, 'removeEventListener', function (this: EventTarget | undefined, ...args: ListenerArguments) {
      Reflect.apply(removeEventListener, this ?? window, args)
      const [type, listener, options] = args
      const entry = find(this ?? window, type, listener, options)
      if (entry) open.delete(entry)
    })
  }
  return () => [...open].map(({ target, type }) => `listener ${type} on ${target.constructor.name}`)
}

function trackTimers(): Tracker {
  const open = new Map<string, string>()
  for (const [set, clear, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
  ] as const) {
    const { [set]: begin, [clear]: end } = window
    const begun = (task: (...args: unknown[]) => void, ...rest: unknown[]): unknown => {
      const done = (...args: unknown[]) => {
        if (isOnce) open.delete(`${set} ${id}`)
        task(...args)
      }
      const id: unknown = Reflect.apply(begin, window, [done, ...rest])
      open.set(`${set} ${id}`, set)
      return id
    }
    replace(window, set, begun)
    replace(window, clear, (id: unknown) => {
      open.delete(`${set} ${id}`)
      Reflect.apply(end, window, [id])
    })
  }
  return () => [...open.values()]
}

function trackObservers(): Tracker {
  const open = new Map<object, Set<unknown>>()
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = Observer.prototype
    const own: object = Observer.prototype
    replace(own, 'observe', function (this: object, ...args: unknown[]) {
      open.set(this, (open.get(this) ?? new Set()).add(args[0]))
      Reflect.apply(observe, this, args)
    })
    replace(own, 'disconnect', function (this: object) {
      open.delete(this)
      Reflect.apply(disconnect, this, [])
    })
    if (!('unobserve' in Observer.prototype)) continue
    const { unobserve } = Observer.prototype
    replace(own, 'unobserve', function (this: object, target: Element) {
      open.get(this)?.delete(target)
      if (open.get(this)?.size === 0) open.delete(this)
      Reflect.apply(unobserve, this, [target])
    })
  }
  return () => [...open.keys()].map(observer => observer.constructor.name)
}

/** Replaces a browser function until the test ends. */
function replace(owner: object, name: string, by: (...args: never[]) => unknown): void {
  const spy = vi.spyOn(owner as Record<string, (...args: never[]) => unknown>, name).mockImplementation(by)
  onTestFinished(() => spy.mockRestore())
}

function capturesBy(options: unknown): boolean {
  return typeof options === 'object' ? (options as EventListenerOptions | null)?.capture === true : options === true
}

function outlives(target: EventTarget): boolean {
  if (target instanceof Node)
    return target === document || target === document.documentElement || target === document.body
  return target instanceof Window || target instanceof MediaQueryList || target instanceof VisualViewport
}
