import { type RefObject, useLayoutEffect } from 'react'

/** Text sizes of the amount, largest first. See `[data-size]` in the view's stylesheet. */
const sizes = ['xl', 'l2', 'l', 'm', 's', 'xs'] as const

/**
 * Steps the text of a number down until all of it fits beside the row's other controls. If it never does, the number
 * gets a line of its own. Sets `data-size` and `data-wide` on the number's row.
 *
 * @example
 * ```tsx
 * import { useFittedText } from '@openappkit/appkit-ui/money'
 * import { useRef } from 'react'
 *
 * export function Total({ text }: { text: string }) {
 *   const number = useRef<HTMLOutputElement>(null)
 *   useFittedText(number, text)
 *   return <output ref={number}>{text}</output>
 * }
 * ```
 */
export function useFittedText(number: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides what fits
  useLayoutEffect(() => {
    const element = number.current
    const row = element?.parentElement
    if (!element || !row) return
    let width: number
    const fit = (): void => {
      width = row.clientWidth
      for (const isWide of [false, true]) {
        row.toggleAttribute('data-wide', isWide)
        for (const size of isWide ? sizes : sizes.slice(0, -1)) {
          row.dataset['size'] = size
          if (element.scrollWidth <= element.clientWidth) return
        }
      }
    }
    let frame = 0
    // In the next frame, because a new size may change the row's height, which is observed too.
    const observer = new ResizeObserver(() => {
      if (row.clientWidth !== width) frame = requestAnimationFrame(fit)
    })
    fit()
    observer.observe(row)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [number, text])
}
