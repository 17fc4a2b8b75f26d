/** A wait that ends by itself. */
export interface Patience {
  readonly isOver: Promise<void>
  /** Ends it early; leaves no timer behind. */
  end(): void
}

/** Waits for so many milliseconds, or until `signal` is aborted, where there is one. */
export function startPatience(milliseconds: number, signal?: AbortSignal): Patience {
  let resolve: () => void = () => {}
  const isOver = new Promise<void>(settle => {
    resolve = settle
  })
  const end = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
    resolve()
  }
  const timer = setTimeout(end, milliseconds)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  return { isOver, end }
}
