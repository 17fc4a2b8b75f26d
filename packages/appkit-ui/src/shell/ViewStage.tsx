import type { RouterEntry } from '@openappkit/appkit-core'
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'
import { useHeightMorph } from './useHeightMorph'
import { ViewBoundary } from './ViewBoundary'
import { ViewFailure } from './ViewFailure'
import { ViewSkeleton } from './ViewSkeleton'

/** Shows the view that the router names, and grows or shrinks with it. Parts `stage`, `view`; attribute `data-direction`. */
export function ViewStage({ hasWords }: { readonly hasWords: boolean }): ReactNode {
  const kit = useKit()
  const { views } = useShell()
  const { stack, direction } = useSnapshot(kit.router.state, { sync: true })
  const stage = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const entry = (stack[stack.length - 1] ?? { view: 'Connect', params: undefined }) as RouterEntry
  const load = useSyncExternalStore(views.subscribe, () => views.read(entry.view))
  const key = `${stack.length}:${entry.view}`
  // The first view comes with the card and doesn't move by itself.
  const firstKey = useRef(key)
  if (firstKey.current !== key) firstKey.current = ''
  useHeightMorph(stage, content)

  const View = load.status === 'ready' && hasWords ? load.component : undefined
  // The same element for the same arguments: a view is not rendered anew because the stage is. The router only pairs a view with its own arguments.
  const shown = useMemo(() => View && <View params={entry.params as never} />, [View, entry.params])
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
            <ViewSkeleton hasWords={hasWords} />
          )}
        </div>
      </div>
    </div>
  )
}
