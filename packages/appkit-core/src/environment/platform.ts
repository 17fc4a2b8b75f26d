/**
 * Returns whether the device is mobile: it has a coarse pointer or a mobile user agent.
 *
 * @example
 * ```ts
 * import { isMobile } from '@openappkit/appkit-core/modal'
 *
 * const layout = isMobile(window) ? 'sheet' : 'dialog'
 * ```
 */
export function isMobile(page: Window): boolean {
  return (
    page.matchMedia?.('(pointer:coarse)').matches === true ||
    /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/iu.test(page.navigator.userAgent)
  )
}
