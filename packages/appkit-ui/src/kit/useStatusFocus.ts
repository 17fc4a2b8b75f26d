import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns a ref to the element that takes the focus when `status` changes, if `isTarget`. Otherwise, the focus would be
 * lost with the button that the user pressed.
 *
 * @example
 * ```tsx
 * import { useStatusFocus } from '@openappkit/appkit-ui/elements'
 *
 * export function Outcome({ status, title }: { status: string; title: string }) {
 *   const heading = useStatusFocus<HTMLHeadingElement>(status, status === 'requesting')
 *   return (
 *     <h2 ref={heading} tabIndex={-1}>
 *       {title}
 *     </h2>
 *   )
 * }
 * ```
 */
export function useStatusFocus<Target extends HTMLElement>(
  status: string,
  isTarget: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status takes the focus, also with the same target
  useLayoutEffect(() => {
    const element = target.current
    if (isTarget && element && mayFocus(element)) element.focus({ preventScroll: true })
  }, [status, isTarget])
  return target
}

/** Returns false while the user is somewhere else in the app, next to an embedded card. */
function mayFocus(element: HTMLElement): boolean {
  const { host } = element.getRootNode() as ShadowRoot
  let active = document.activeElement
  if (!active || active === document.body) return true
  while (active && active !== host) active = active.shadowRoot?.activeElement ?? null
  return active === host
}
