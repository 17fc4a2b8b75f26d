import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for a tab panel. The panel is a Tab stop while it has no control, so that keyboard users can reach and
 * scroll what it says.
 */
export function usePanelFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = panel
    if (!current) return
    const update = () => {
      if (current.querySelector('a[href], button:not(:disabled), input')) current.removeAttribute('tabindex')
      else current.tabIndex = 0
    }
    update()
    // Content changes without rerendering the tabs.
    const observer = new MutationObserver(update)
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return panel
}
