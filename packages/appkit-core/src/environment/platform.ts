/** Mobile: a coarse pointer, or a user agent that says so. Reference, views section 6. */
export function isMobile(page: Window): boolean {
  return (
    page.matchMedia?.('(pointer:coarse)').matches === true ||
    /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/iu.test(page.navigator.userAgent)
  )
}
