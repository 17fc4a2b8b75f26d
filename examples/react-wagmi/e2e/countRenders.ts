/** How often a component rendered, by where on the page it is: the nearest `data-region` around it, `modal` in a shadow root, else `page`. */
export type RenderCounts = Readonly<Record<string, number>>

/** The parts of React's tree that React promises to its developer tools. */
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
 * Counts renders at `window.renders`. Runs in the page before any other script, in place of React's developer tools,
 * which production builds report to as well.
 */
export function countRenders(): void {
  /** Set on a component that has rendered in this commit. */
  const performedWork = 1
  const renders: Record<string, number> = {}
  const visit = (fiber: Fiber, outer: string): void => {
    const { type, flags, alternate, child, memoizedProps } = fiber
    const props = typeof type === 'string' ? (memoizedProps as { readonly 'data-region'?: string } | null) : null
    const region = props?.['data-region'] ?? outer
    const isComponent = typeof type === 'function' || (typeof type === 'object' && type !== null)
    if (isComponent && flags & performedWork) renders[region] = (renders[region] ?? 0) + 1
    // Where the children are those of before, React has not been; their flags are of an older commit.
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
