/** The parts of React's tree that developer tools can rely on. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface FiberRoot {
  readonly current: Fiber
}

/** Flag on a component that rendered in this commit. */
const performedWork = 1

/**
 * Records the names of components that React renders from now on, in every root of the page. Replaces the hook of
 * React's developer tools. React looks it up once when it loads, so import React DOM only after the first call.
 */
export function watchRenders(): {
  /** Returns the components rendered since the last call, one entry per render. */
  take(): readonly string[]
} {
  const names: string[] = []
  const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object }
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1, onCommitFiberUnmount() {} }
  Object.assign(page.__REACT_DEVTOOLS_GLOBAL_HOOK__, {
    onCommitFiberRoot: (_: number, { current }: FiberRoot) => collect(current, names),
  })
  return { take: () => names.splice(0) }
}

function collect({ type, flags, alternate, child }: Fiber, names: string[]): void {
  if (typeof type === 'function' && flags & performedWork) names.push(type.name)
  // If the children are unchanged, React skipped them, and their flags belong to an earlier commit.
  if (alternate?.child === child) return
  for (let next = child; next; next = next.sibling) collect(next, names)
}
