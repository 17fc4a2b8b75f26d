import type { HeldNft } from '@openappkit/appkit-core/portfolio'

/** The image proxy of a backend. */
const proxied = /^https?:\/\/[^/]+(?:\/[^?#]*)?\/v1\/image\/[\w.-]+$/iu

/**
 * Returns the image of an NFT if it comes through the image proxy of a backend. The creator of an NFT chooses its URL:
 * a direct request would reveal who views it, and when.
 */
export function proxiedPicture({ imageUrl }: Pick<HeldNft, 'imageUrl'>): string | undefined {
  return imageUrl !== undefined && proxied.test(imageUrl) ? imageUrl : undefined
}
