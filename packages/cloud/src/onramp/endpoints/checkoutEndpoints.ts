import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { openingPage } from '../page/openingPage'
import { pageLanguage } from '../page/pageMessages'
import type { OpenInput } from '../sessions/CheckoutOpener'
import type { OnrampApi } from './OnrampApi'

const TAG = 'On-ramp'
/** Path of the page that opens a checkout, without its token. */
export const OPEN_PATH = '/onramp/open'
/** Each opening creates a page at the provider. */
const OPEN_RATE = { burst: 20, perSecond: 0.2 }

const token = z.object({ token: z.string().max(100) })

/** Returns the page that opens a checkout, and the providers' webhooks. */
export function checkoutEndpoints(api: OnrampApi): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: `${OPEN_PATH}/{token}`,
      summary: "Opens the provider's checkout. Users may share the link or open it on another device",
      tag: TAG,
      isPublic: true,
      rate: OPEN_RATE,
      params: token,
      handle: async ({ clientAddress, headers, params, signal }) =>
        open(api, { token: params.token, clientIp: clientAddress() }, headers, signal),
    }),
    endpoint({
      method: 'POST',
      path: `${OPEN_PATH}/{token}`,
      summary: 'Opens the checkout after the user accepted a new price',
      tag: TAG,
      isPublic: true,
      rate: OPEN_RATE,
      params: token,
      bodyLimit: 1024,
      isTextBody: true,
      body: z.string().max(1024).describe('accepted: base units, as form data'),
      async handle({ clientAddress, headers, params, signal, text }) {
        const accepted = new URLSearchParams(text).get('accepted') ?? ''
        const amount = /^\d{1,78}$/.test(accepted) ? BigInt(accepted) : undefined
        return open(api, { token: params.token, clientIp: clientAddress(), accepted: amount }, headers, signal)
      },
    }),
    endpoint({
      method: 'POST',
      path: '/v1/onramp/webhooks/{provider}',
      summary: "A provider's report about a purchase, signed by the provider",
      tag: TAG,
      isPublic: true,
      params: z.object({ provider: z.string().max(100) }),
      // Some providers return our id in the URL that they got.
      query: z.object({ session: z.string().max(100).optional(), proof: z.string().max(100).optional() }),
      bodyLimit: 64 * 1024,
      isTextBody: true,
      body: z
        .string()
        .max(64 * 1024)
        .describe("The provider's format"),
      answer: z.object({}),
      async handle({ headers, params, query, signal, text }) {
        const url = api.webhookUrlOf(params.provider, query)
        await api.sessions.receive(params.provider, { headers, body: text, url }, signal)
        return {}
      },
    }),
  ]
}

async function open(
  { assetOf, opener }: OnrampApi,
  input: OpenInput,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response> {
  const opening = await opener.open(input, signal)
  if (opening.kind === 'checkout') {
    // Some providers check which site sent the user.
    const response = { location: opening.url, 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }
    return new Response(null, { status: 303, headers: response })
  }
  const session = 'session' in opening ? opening.session : undefined
  const asset = session && (await assetOf(session.chainId, session.asset, signal).catch(() => undefined))
  return openingPage(opening, asset?.symbol ?? '', pageLanguage(headers.get('accept-language')))
}
