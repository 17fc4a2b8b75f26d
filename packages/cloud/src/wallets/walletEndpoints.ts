import { walletPageSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import type { Rate } from '../limits/Rate'
import type { ImageLibrary } from './ImageLibrary'
import { imageAnswer } from './imageAnswer'
import type { WalletDirectory } from './WalletDirectory'
import { walletQuerySchema } from './walletQuery'

const key = z.string().min(1).max(100)

/** A list of wallets asks for all of its pictures at once, and they cost nothing to serve. */
const rate: Rate = { burst: 1000, perSecond: 200 }

/** `GET /getWallets` and the images. Make the parts from one `loadRegistry()`. */
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
      summary: 'Picture of a wallet, by the image_id of its listing',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ image_id: key }),
      handle: async ({ params }) => imageAnswer(images.wallet(params.image_id), 'image_id'),
    }),
    endpoint({
      method: 'GET',
      path: '/public/getAssetImage/{imageId}',
      summary: 'Picture of a network or connector, by image id or CAIP-2 id',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ imageId: key }),
      handle: async ({ params }) => imageAnswer(images.asset(params.imageId), 'imageId'),
    }),
    endpoint({
      method: 'GET',
      path: '/public/getCurrencyImage/{code}',
      summary: 'Picture of a currency, by ISO 4217 code',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ code: key }),
      handle: async ({ params }) => imageAnswer(images.currency(params.code), 'code'),
    }),
    endpoint({
      method: 'GET',
      path: '/public/getTokenImage/{symbol}',
      summary: 'Picture of a token, by symbol',
      tag: 'Images',
      isPublic: true,
      rate,
      params: z.object({ symbol: key }),
      handle: async ({ params }) => imageAnswer(images.token(params.symbol), 'symbol'),
    }),
  ]
}
