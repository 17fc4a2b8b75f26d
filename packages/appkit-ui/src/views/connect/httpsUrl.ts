/** Returns the URL if it's a valid https URL, otherwise `undefined`. Home pages come from third parties. */
export function httpsUrl(url: string | undefined): string | undefined {
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
}
