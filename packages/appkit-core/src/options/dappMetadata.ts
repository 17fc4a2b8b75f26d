/** What wallets are told about the host app. Spec 1. */
export interface DappMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The host's metadata, or what the page says of itself. Reference, createAppKit options. */
export function dappMetadata(given: DappMetadata | undefined, page: Document | undefined): DappMetadata {
  if (given) return given
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: page?.title ?? '',
    description: page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ?? '',
    url: page?.location?.origin ?? '',
    icons: icon ? [icon] : [],
  }
}
