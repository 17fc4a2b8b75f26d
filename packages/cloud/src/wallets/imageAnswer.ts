import type { Bytes } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'

/** A day without asking, a month while asking again in the background: pictures change with a release, if ever. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=2592000'

/**
 * The picture as the answer of an endpoint.
 *
 * @throws {HttpFailure} 404 when there is none.
 */
export function imageAnswer(svg: string | undefined, field: string): Bytes {
  if (svg === undefined) throw new HttpFailure(404, field, 'There is no image of that name.')
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg), cache: CACHE }
}
