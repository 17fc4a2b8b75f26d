/** The URL when it leads to an https page, otherwise `undefined`. Home pages are what somebody else said they are. */
export function httpsUrl(url: string | undefined): string | undefined {
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
}
