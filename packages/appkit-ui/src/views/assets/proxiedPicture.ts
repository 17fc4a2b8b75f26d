import type { HeldNft } from '@openappkit/appkit-core/portfolio'

/** Matches URLs of a backend's image proxy. */
const proxied = /^https?:\/\/[^/]+(?:\/[^?#]*)?\/v1\/image\/[\w.-]+$/iu

/**
 * Returns an NFT's image URL if it is on a backend's image proxy. The creator of an NFT chooses its URL, so a direct
 * request would reveal who views it and when.
 */
export function proxiedPicture({ imageUrl }: Pick<HeldNft, 'imageUrl'>): string | undefined {
  return imageUrl !== undefined && proxied.test(imageUrl) ? imageUrl : undefined
}
