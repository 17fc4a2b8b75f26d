import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { htmlPage } from '../../http/htmlPage'
import type { OnrampApi } from '../endpoints/OnrampApi'
import { pageLanguage } from '../page/pageMessages'
import { checkoutPage } from './checkoutPage'
import type { SandboxCheckout } from './SandboxCheckout'

const TAG = 'Sandbox'
/** Path of the checkout, without a payment's id. */
export const CHECKOUT_PATH = '/sandbox/checkout'
const RATE = { burst: 60, perSecond: 2 }

const params = z.object({ id: z.uuid() })

/** Returns the sandbox's checkout page. */
export function sandboxEndpoints(
  checkout: SandboxCheckout,
  { assetOf }: Pick<OnrampApi, 'assetOf'>,
): readonly Endpoint[] {
  const show = async (id: string, headers: Headers, isCardUnknown: boolean, signal: AbortSignal): Promise<Response> => {
    const language = pageLanguage(headers.get('accept-language'))
    const payment = await checkout.find(id)
    const asset = payment && (await assetOf(payment.chainId, payment.asset, signal))
    if (!payment || !asset) {
      const { goneDetail, goneTitle } = language.messages
      return htmlPage({ language, title: goneTitle, body: `<p>${goneDetail}</p>`, status: 410 })
    }
    return checkoutPage({ payment, asset, isCardUnknown, language })
  }
  return [
    endpoint({
      method: 'GET',
      path: `${CHECKOUT_PATH}/{id}`,
      summary: 'Checkout page with test cards. No real money moves',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      params,
      handle: async ({ headers, params: { id }, signal }) => show(id, headers, false, signal),
    }),
    endpoint({
      method: 'POST',
      path: `${CHECKOUT_PATH}/{id}`,
      summary: 'Pays, cancels, releases or refunds',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      params,
      bodyLimit: 4096,
      isTextBody: true,
      body: z.string().max(4096).describe('action and card, as form data'),
      async handle({ headers, params: { id }, signal, text }) {
        const form = new URLSearchParams(text)
        const isKnown = await run(checkout, id, form)
        if (!isKnown) return show(id, headers, true, signal)
        // A reload must not send the form again.
        return new Response(null, { status: 303, headers: { location: id, 'cache-control': 'no-store' } })
      },
    }),
  ]
}

/** Runs the action of a form. Returns false for a card that isn't a test card. */
async function run(checkout: SandboxCheckout, id: string, form: URLSearchParams): Promise<boolean> {
  switch (form.get('action')) {
    case 'pay':
      return checkout.pay(id, form.get('card') ?? '')
    case 'cancel':
      await checkout.cancel(id)
      return true
    case 'release':
      await checkout.release(id)
      return true
    case 'refund':
      await checkout.refund(id)
      return true
    default:
      return true
  }
}
