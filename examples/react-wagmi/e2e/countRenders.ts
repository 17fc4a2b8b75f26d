/**
 * Number of renders by region: the nearest `data-region` around the component, else `modal` in a shadow root or `page`.
 */
export type RenderCounts = Readonly<Record<string, number>>

/** The parts of React's tree that developer tools can rely on. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly memoizedProps: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface FiberRoot {
  readonly current: Fiber
  readonly containerInfo: Element
}

/**
 * Counts renders in `window.renders`. Runs in the page before any other script and replaces the hook of React's
 * developer tools, which production builds call too.
 */
export function countRenders(): void {
  /** Flag on a component that rendered in this commit. */
  const performedWork = 1
  const renders: Record<string, number> = {}
  const visit = (fiber: Fiber, outer: string): void => {
    const { type, flags, alternate, child, memoizedProps } = fiber
    const props = typeof type === 'string' ? (memoizedProps as { readonly 'data-region'?: string } | null) : null
    const region = props?.['data-region'] ?? outer
    const isComponent = typeof type === 'function' || (typeof type === 'object' && type !== null)
    if (isComponent && flags & performedWork) renders[region] = (renders[region] ?? 0) + 1
    // If the children are unchanged, React skipped them, and their flags belong to an earlier commit.
    if (alternate?.child === child) return
    for (let next = child; next; next = next.sibling) visit(next, region)
  }
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot: (_: number, { current, containerInfo }: FiberRoot) =>
        visit(current, containerInfo.getRootNode() instanceof ShadowRoot ? 'modal' : 'page'),
    },
  })
}
