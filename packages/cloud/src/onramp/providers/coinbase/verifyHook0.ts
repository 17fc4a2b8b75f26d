import { OnrampFailure } from '../../OnrampFailure'
import type { OnrampWebhook } from '../../OnrampProvider'
import { headerFields, requireHeader, requireHmac, requireRecent } from '../webhookSignature'

/**
 * Verifies the [signature](https://docs.cdp.coinbase.com/webhooks/verify-signatures) of a webhook: `v0` covers time and
 * body, `v1` the named headers too.
 *
 * @throws OnrampFailure `forged`.
 */
export function verifyHook0({ headers, body }: OnrampWebhook, secret: string, now: number): void {
  const fields = headerFields(requireHeader(headers, 'x-hook0-signature'))
  const time = fields.get('t') ?? ''
  requireRecent(/^\d{1,15}$/.test(time) ? Number(time) * 1000 : Number.NaN, now)
  const [v0, v1, names] = [fields.get('v0'), fields.get('v1'), fields.get('h')]
  if (v0 !== undefined) {
    requireHmac(secret, `${time}.${body}`, 'hex', v0)
    return
  }
  if (v1 === undefined || names === undefined) throw new OnrampFailure('forged', 'The signature is missing')
  const values = names.split(' ').map(name => requireHeader(headers, name))
  requireHmac(secret, `${time}.${names}.${values.join('.')}.${body}`, 'hex', v1)
}
