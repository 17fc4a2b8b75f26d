import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { streamedBody } from '../http/streamedBody'
import type { CleanImage } from './formats/CleanImage'
import type { ImageProxy } from './ImageProxy'
import { ImageRefused } from './ImageRefused'

/** A day without asking, a week while asking again in the background. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
const REFUSAL_CACHE = 'public, max-age=300'

/**
 * `GET /v1/image/{token}`.
 *
 * @param onRefusal - Gets the reason why a picture isn't shown. The client doesn't, or it could find out which machines answer.
 */
export function imageEndpoint(
  images: Pick<ImageProxy, 'get'>,
  onRefusal: (refusal: ImageRefused) => void = () => {},
): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/image/{token}',
    summary: 'A picture from elsewhere, by a link that another answer of this server holds',
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
      if (!image) throw new HttpFailure(404, 'token', 'This server made no such link')
      return imageResponse(image)
    },
  })
}

function refusalOf(refusal: ImageRefused): HttpFailure {
  const words = 'There is no picture that could be shown'
  if (refusal.reason === 'busy')
    return new HttpFailure(503, 'token', 'Too many pictures are asked for', { 'retry-after': '2' })
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
      // Opened by itself it is saved, never shown as a page of this server's.
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    },
  })
}
