/** The parts of React's tree that React promises to its developer tools. */
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

/** Set on a component that has rendered in this commit. */
const performedWork = 1

/**
 * Records which components React renders from here on, by name, in every root of the page. Replaces React's developer
 * tools, which React looks up once when it loads: import React DOM only after the first call.
 */
export function watchRenders(): {
  /** Those since the last call, once for every time that they rendered. */
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
  // Where the children are those of before, React has not been; their flags are of an older commit.
  if (alternate?.child === child) return
  for (let next = child; next; next = next.sibling) collect(next, names)
}
