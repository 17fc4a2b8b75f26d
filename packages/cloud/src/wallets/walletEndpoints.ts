import { walletPageSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Bytes, type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { Rate } from '../limits/RateLimiter'
import type { ImageLibrary } from './ImageLibrary'
import type { WalletDirectory } from './WalletDirectory'
import { walletQuerySchema } from './walletQuery'

const key = z.string().min(1).max(100)

/** High, because a wallet list requests all its images at the same time, and they are cheap to serve. */
const rate: Rate = { burst: 1000, perSecond: 200 }

/** Returns `GET /getWallets` and the image endpoints. Create the dependencies from one `loadRegistry()`. */
export function walletEndpoints({
  directory,
  images,
}: {
  directory: WalletDirectory
  images: ImageLibrary
}): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/getWallets',
      summary: 'Wallets of the directory, by page, search and chain',
      tag: 'Wallets',
      query: walletQuerySchema,
      answer: walletPageSchema,
      handle: async ({ query }) => directory.find(query),
    }),
    endpoint({
      method: 'GET',
      path: '/getWalletImage/{image_id}',
      summary: 'Image of a wallet, by the image_id of its listing',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ image_id: key }),
      handle: async ({ params }) => imageAnswer(images.wallet(params.image_id), 'image_id'),
    }),
    endpoint({
      method: 'GET',
      path: '/public/getAssetImage/{imageId}',
      summary: 'Image of a network or connector, by image ID or CAIP-2 ID',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ imageId: key }),
      handle: async ({ params }) => imageAnswer(images.asset(params.imageId), 'imageId'),
    }),
    endpoint({
      method: 'GET',
      path: '/public/getCurrencyImage/{code}',
      summary: 'Image of a currency, by ISO 4217 code',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ code: key }),
      handle: async ({ params }) => imageAnswer(images.currency(params.code), 'code'),
    }),
    endpoint({
      method: 'GET',
      path: '/public/getTokenImage/{symbol}',
      summary: 'Image of a token, by symbol',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ symbol: key }),
      handle: async ({ params }) => imageAnswer(images.token(params.symbol), 'symbol'),
    }),
  ]
}

/** Fresh for a day, then revalidated in the background for a month, because images change only with a release. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=2592000'

/**
 * Returns an image as a response.
 *
 * @throws {HttpFailure} 404 if there is no image.
 */
function imageAnswer(svg: string | undefined, field: string): Bytes {
  if (svg === undefined) throw new HttpFailure(404, field, "The image doesn't exist. Check its name.")
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg), cache: CACHE }
}
