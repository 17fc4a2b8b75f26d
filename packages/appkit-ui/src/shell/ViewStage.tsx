import type { RouterEntry } from '@openappkit/appkit-core'
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'
import { useHeightMorph } from './useHeightMorph'
import { ViewBoundary } from './ViewBoundary'
import { ViewFailure } from './ViewFailure'
import { ViewSkeleton } from './ViewSkeleton'

/** Renders the router's current view and animates to its height. Parts `stage`, `view`; attribute `data-direction`. */
export function ViewStage({ hasMessages }: { readonly hasMessages: boolean }): ReactNode {
  const kit = useKit()
  const { positions, views } = useShell()
  const { stack, direction } = useSnapshot(kit.router.state, { sync: true })
  const stage = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const entry = (stack[stack.length - 1] ?? { view: 'Connect', params: undefined }) as RouterEntry
  const load = useSyncExternalStore(views.subscribe, () => views.read(entry.view))
  const key = `${stack.length}:${entry.view}`
  // The first view appears with the card and has no animation.
  const firstKey = useRef(key)
  if (firstKey.current !== key) firstKey.current = ''
  useHeightMorph(stage, content)

  const View =
    load.status === 'ready' && hasMessages ? (load.component as ComponentType<{ params: unknown }>) : undefined
  // Reusing the element for the same arguments keeps the stage's renders from rerendering the view. The router always
  // pairs a view with its own arguments.
  const shown = useMemo(() => View && <View params={entry.params} />, [View, entry.params])
  const isShown = shown !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each view
  useLayoutEffect(
    () => (isShown && stage.current ? positions.resume(stage.current) : undefined),
    [positions, key, isShown],
  )
  return (
    <div className="stage" part="stage" ref={stage}>
      <div ref={content}>
        <div className="view" part="view" key={key} data-direction={firstKey.current ? undefined : direction}>
          {shown ? (
            <ViewBoundary fallback={retry => <ViewFailure onRetry={retry} />} onError={error => kit.report(error)}>
              {shown}
            </ViewBoundary>
          ) : load.status === 'failed' ? (
            <ViewFailure onRetry={() => views.load(entry.view)} />
          ) : (
            <ViewSkeleton hasMessages={hasMessages} />
          )}
        </div>
      </div>
    </div>
  )
}
