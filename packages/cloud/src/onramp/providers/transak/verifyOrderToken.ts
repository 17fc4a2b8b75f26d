import { jwtVerify } from 'jose'
import { OnrampFailure } from '../../OnrampFailure'
import { claimsSchema, type TransakOrder } from './responses'

/**
 * Verifies the [token](https://docs.transak.com/guides/how-to-decrypt-webhook-payload) in a webhook. Undefined if it is
 * about something other than an order.
 *
 * @param secrets - The current and the previous access token, one of which signs webhooks.
 * @throws OnrampFailure `forged`.
 */
export async function verifyOrderToken(
  token: string,
  secrets: readonly string[],
  now: number,
): Promise<TransakOrder | undefined> {
  for (const secret of secrets) {
    const options = { algorithms: ['HS256'], currentDate: new Date(now) }
    const verified = await jwtVerify(token, Buffer.from(secret), options).catch(() => undefined)
    if (!verified) continue
    const claims = claimsSchema.safeParse(verified.payload)
    return claims.success ? claims.data.webhookData : undefined
  }
  throw new OnrampFailure('forged', "The webhook's signature isn't valid")
}
