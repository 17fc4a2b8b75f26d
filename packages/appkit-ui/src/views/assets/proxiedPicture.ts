import type { HeldNft } from '@openappkit/appkit-core/portfolio'

/** The image proxy of a backend. */
const proxied = /^https?:\/\/[^/]+(?:\/[^?#]*)?\/v1\/image\/[\w.-]+$/iu

/**
 * The picture of a collectible, if it comes through the image proxy of a backend. Whoever made the collectible chose its address: asking for it directly would tell him who
 * looks, and when.
 */
export function proxiedPicture({ imageUrl }: Pick<HeldNft, 'imageUrl'>): string | undefined {
  return imageUrl !== undefined && proxied.test(imageUrl) ? imageUrl : undefined
}
