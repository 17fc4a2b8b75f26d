import {
  chainIdSchema,
  onrampCatalogSchema,
  onrampQuoteQuerySchema,
  onrampQuotesSchema,
  onrampSessionCreatedSchema,
  onrampSessionQuerySchema,
  onrampSessionRequestSchema,
  onrampSessionSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../../chains/accountAddress'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import type { OnrampApi } from './OnrampApi'
import { readPurchase } from './readPurchase'

const TAG = 'On-ramp'
/** A quote asks every provider. */
const QUOTE_RATE = { burst: 60, perSecond: 2 }
/** Every purchase is a row. */
const SESSION_RATE = { burst: 20, perSecond: 0.1 }

/** Returns the endpoints of the modal: catalog, quotes and purchases. */
export function purchaseEndpoints(api: OnrampApi): readonly Endpoint[] {
  return [catalogEndpoint(api), quotesEndpoint(api), createEndpoint(api), readEndpoint(api)]
}

function catalogEndpoint({ catalog, providers }: OnrampApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/onramp/catalog',
    summary: 'Assets of a chain that a provider sells in a country, and how they can be paid',
    tag: TAG,
    rate: QUOTE_RATE,
    query: z.object({
      chainId: chainIdSchema,
      country: z.string().regex(/^[A-Z]{2}$/, "isn't a country code, such as DE"),
      subdivision: z
        .string()
        .regex(/^[A-Z0-9]{1,3}$/, "isn't the code of a state, such as NY")
        .optional(),
    }),
    answer: onrampCatalogSchema,
    async handle({ pay, query, signal }) {
      await pay(providers.on(query.chainId).length)
      return catalog.read(query, signal)
    },
  })
}

function quotesEndpoint(api: OnrampApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/onramp/quotes',
    summary: 'Prices of a purchase, highest amount first. Only figures of the providers',
    tag: TAG,
    rate: QUOTE_RATE,
    bodyLimit: 16 * 1024,
    body: onrampQuoteQuerySchema,
    answer: onrampQuotesSchema,
    async handle({ body, pay, projectId = '', signal }) {
      const input = await readPurchase(api, body, signal)
      await pay(api.providers.on(input.chainId).length)
      return api.quoter.rank(projectId, input, signal)
    },
  })
}

function createEndpoint({ gate, sessions, tokens }: OnrampApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/onramp/sessions',
    summary: 'Starts a purchase at a quoted price. The provider learns of it when its link opens',
    tag: TAG,
    rate: SESSION_RATE,
    bodyLimit: 16 * 1024,
    body: onrampSessionRequestSchema,
    answer: onrampSessionCreatedSchema,
    async handle({ body, headers, projectId = '' }) {
      const quote = await tokens.read(body.quoteId, projectId)
      const account = readAccount(body.account)
      if (account.chainId !== quote.chainId)
        throw new HttpFailure(400, 'account', 'The account is on another chain than the quote')
      const { redirectUrl } = body
      if (redirectUrl !== undefined) await assertOwnUrl(gate, projectId, redirectUrl, headers.get('origin'))
      const address = body.account.slice(quote.chainId.length + 1)
      return sessions.create({ projectId, quote, account, address, redirectUrl })
    },
  })
}

function readEndpoint({ sessions }: OnrampApi): Endpoint {
  return endpoint({
    // A GET request would need a header for the secret, and browsers then send a preflight request each time.
    method: 'POST',
    path: '/v1/onramp/sessions/{id}',
    summary: 'Status of a purchase',
    tag: TAG,
    params: z.object({ id: z.uuid() }),
    bodyLimit: 1024,
    body: onrampSessionQuerySchema,
    answer: onrampSessionSchema,
    handle: async ({ body, params, signal }) => sessions.read(params.id, body.secret, signal),
  })
}

/** Refuses to send users to a site that isn't the project's app. */
async function assertOwnUrl(
  gate: OnrampApi['gate'],
  projectId: string,
  redirectUrl: string,
  caller: string | null,
): Promise<void> {
  const { origin } = new URL(redirectUrl)
  const isOther = caller !== null && caller !== origin
  if (isOther || (await gate.check(projectId, origin)) !== undefined)
    throw new HttpFailure(400, 'redirectUrl', 'redirectUrl must be a URL of the app')
}
