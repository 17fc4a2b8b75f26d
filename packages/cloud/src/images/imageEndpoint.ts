import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { streamedBody } from '../http/streamedBody'
import type { CleanImage } from './formats/CleanImage'
import type { ImageProxy } from './ImageProxy'
import { ImageRefused } from './ImageRefused'

/** Fresh for a day, then revalidated in the background for a week. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
const REFUSAL_CACHE = 'public, max-age=300'

/**
 * Returns `GET /v1/image/{token}`.
 *
 * @param onRefusal - Called with the reason why an image isn't served. Clients don't get the reason, because it could
 * reveal which machines respond.
 */
export function imageEndpoint(
  images: Pick<ImageProxy, 'get'>,
  onRefusal: (refusal: ImageRefused) => void = () => {},
): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/image/{token}',
    summary: 'An external image, by a link from another response of this server',
    tag: 'Images',
    isPublic: true,
    rate: { burst: 400, perSecond: 100 },
    params: z.object({ token: z.string().max(10_000) }),
    async handle({ params }) {
      const image = await images.get(params.token).catch((error: unknown) => {
        if (!(error instanceof ImageRefused)) throw error
        onRefusal(error)
        throw refusalOf(error)
      })
      if (!image) throw new HttpFailure(404, 'token', "This server didn't create this link. Request a new one.")
      return imageResponse(image)
    },
  })
}

function refusalOf(refusal: ImageRefused): HttpFailure {
  const words = "The image can't be shown. Use a fallback image."
  if (refusal.reason === 'busy')
    return new HttpFailure(503, 'token', 'Too many images are being fetched. Try again in a few seconds.', {
      'retry-after': '2',
    })
  return new HttpFailure(404, 'token', words, refusal.isTemporary ? {} : { 'cache-control': REFUSAL_CACHE })
}

function imageResponse({ type, bytes }: CleanImage): Response {
  return new Response(streamedBody(bytes), {
    headers: {
      'content-length': String(bytes.length),
      'content-type': type,
      'cache-control': CACHE,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      // Downloads when opened directly, so it never renders as a document of this server.
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    },
  })
}
