import { z } from 'zod'
import { PayServerError } from '../errors/PayServerError'

/** Maximum seconds to wait that a response may ask for. */
const LONGEST = 86_400

const failureSchema = z.object({ reasons: z.array(z.object({ field: z.string(), description: z.string() })).min(1) })

/** Returns the error for a response of the backend that isn't 2xx. */
export function failureOf({ headers, status }: Pick<Response, 'headers' | 'status'>, text: string): PayServerError {
  const reason = reasonIn(text)
  const options = reason === undefined ? {} : { details: reason }
  switch (status) {
    case 401:
    case 403:
      return new PayServerError('pay/unauthorized', 'The backend rejected the API key. Check `apiKey`.', options)
    case 404:
      return new PayServerError('pay/not-found', 'The backend has no such invoice. Check the ID.', options)
    case 409:
      return new PayServerError(
        'pay/conflict',
        'The request conflicts with an earlier one. See `details`, and list the invoices of the order.',
        options,
      )
    case 429:
      return new PayServerError('pay/rate-limited', 'Too many requests. Wait `retryAfter` seconds, then try again.', {
        ...options,
        retryAfter: secondsIn(headers),
      })
    default:
      return status >= 400 && status < 500 && status !== 408
        ? new PayServerError('pay/invalid-request', 'The backend rejected the request. See `details`.', options)
        : new PayServerError('pay/unavailable', `The backend responded with ${status}. Try again.`, {
            ...options,
            retryAfter: secondsIn(headers),
          })
  }
}

function secondsIn(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), LONGEST) : undefined
}

function reasonIn(text: string): string | undefined {
  try {
    const { reasons } = failureSchema.parse(JSON.parse(text))
    return reasons
      .slice(0, 3)
      .map(({ description, field }) => `${field}: ${description}`.slice(0, 200))
      .join('; ')
  } catch {
    return undefined
  }
}
