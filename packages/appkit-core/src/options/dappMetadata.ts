/** App metadata to show in wallets. */
export interface DappMetadata {
  /** Name of the app. */
  readonly name: string
  /** Short description of the app. */
  readonly description: string
  /** URL of the app. */
  readonly url: string
  /** URLs of the app's icons. */
  readonly icons: readonly string[]
}

/**
 * Returns `metadata`, or else reads the document's title, `og:description` tag, origin and icon.
 *
 * @example
 * ```ts
 * import { dappMetadata } from '@openappkit/appkit-core/modal'
 *
 * const { name, url } = dappMetadata(undefined, document)
 * ```
 */
export function dappMetadata(metadata: DappMetadata | undefined, page: Document | undefined): DappMetadata {
  if (metadata) return metadata
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: page?.title ?? '',
    description: page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ?? '',
    url: page?.location?.origin ?? '',
    icons: icon ? [icon] : [],
  }
}
