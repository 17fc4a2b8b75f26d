import { expect } from 'vitest'
import { type OpenOnramp, type OpenOnrampOptions, openOnramp } from './openOnramp'
import { assetList, offer, progressOf, quoteFor } from './serveOnramp'

const hundred = { country: 'DE', amount: '100' }
const inGerman: OpenOnrampOptions = { options: { locale: 'de' } }
const inArabic: OpenOnrampOptions = { options: { locale: 'ar' } }
const longName = 'A provider with a name that somebody thought was fine after all'
const sandbox = { id: 'sandbox', name: 'Sandbox', isSandbox: true }

async function priced(params: object = hundred, options?: OpenOnrampOptions): Promise<OpenOnramp> {
  const made = await openOnramp(params, options)
  await expect.poll(() => made.flow.form.state.value.quotes.status).toBe('ready')
  await expect.poll(() => made.root().querySelector('.buy-summary, .notice, .buy-error')).not.toBeNull()
  return made
}

async function inProgress(status: string, more: object = {}, options: OpenOnrampOptions = {}): Promise<OpenOnramp> {
  const made = await priced(hundred, {
    ...options,
    answers: { '/v1/onramp/sessions/one': () => progressOf(status, more), ...options.answers },
  })
  made.flow.start()
  await expect.poll(() => made.root().querySelector('.buy-progress')).not.toBeNull()
  await expect.poll(() => made.flow.purchases.find('one')?.progress.status).toBe(status)
  return made
}

async function chosen(
  view: 'OnRampFiatSelect' | 'OnRampTokenSelect',
  options?: OpenOnrampOptions,
): Promise<OpenOnramp> {
  const made = await priced(hundred, options)
  made.kit.router.push(view)
  await expect.poll(() => made.root().querySelector('.list-item')).not.toBeNull()
  return made
}

const delivered = { isSent: true, txHash: `0x${'ab'.repeat(32)}`, received: '41673913043478260' }

/** Every state of the on-ramp views. */
export const onrampScenes: Readonly<Record<string, () => Promise<OpenOnramp>>> = {
  'an empty form': () => openOnramp(),
  'a form with prices': () => priced(),
  'a form with prices in German': () => priced(hundred, inGerman),
  'a form with prices in Arabic': () => priced(hundred, inArabic),
  'a form with the lines of a price': async () => {
    const made = await priced()
    made.root().querySelector<HTMLElement>('.buy-summary')?.click()
    await expect.poll(() => made.root().querySelector('.buy-facts')).not.toBeNull()
    return made
  },
  'a form for a country with states': async () => {
    const made = await openOnramp({ country: 'US', amount: '100' })
    await expect.poll(() => made.root().querySelectorAll('select').length).toBe(2)
    return made
  },
  'a form with one sandbox provider': () =>
    priced(hundred, {
      answers: {
        '/v1/onramp/catalog': () => ({
          assets: assetList().slice(0, 1),
          providers: [offer('sandbox', 'Sandbox', 0, { isSandbox: true })],
          unavailable: [],
        }),
        '/v1/onramp/quotes': (_, body) => ({
          quotes: [quoteFor(body, 'sandbox', 'Sandbox', 2300, { provider: sandbox })],
          skipped: [],
        }),
      },
    }),
  'a form with a provider with a long name': () =>
    priced(hundred, {
      answers: {
        '/v1/onramp/quotes': (_, body) => ({
          quotes: [quoteFor(body, 'acme', longName, 2300), quoteFor(body, 'bolt', 'Bolt', 2350)],
          skipped: [],
        }),
      },
    }),
  'an amount below the minimum': async () => {
    const made = await openOnramp({ country: 'DE', amount: '5' })
    await expect.poll(() => made.root().querySelector('.buy-error')).not.toBeNull()
    return made
  },
  'no price': () =>
    priced(hundred, {
      answers: {
        '/v1/onramp/quotes': () => ({
          quotes: [],
          skipped: [{ provider: { id: 'acme', name: 'Acme Pay' }, reason: 'unavailable' }],
        }),
      },
    }),
  'a backend that is down': async () => {
    const down = () => new Response('', { status: 503 })
    const made = await openOnramp(hundred, { answers: { '/v1/onramp/catalog': down } })
    await expect.poll(() => made.root().querySelector('.notice')).not.toBeNull()
    return made
  },
  'a country without a provider': async () => {
    const made = await openOnramp(hundred, {
      answers: { '/v1/onramp/catalog': () => ({ assets: [], providers: [], unavailable: [] }) },
    })
    await expect.poll(() => made.root().querySelector('.notice')).not.toBeNull()
    return made
  },
  'an unsupported network': async () => {
    const made = await openOnramp(hundred, {
      answers: { '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [], onramp: [] }) },
    })
    await expect.poll(() => made.root().querySelector('.message')).not.toBeNull()
    return made
  },
  'the list of currencies': () => chosen('OnRampFiatSelect'),
  'the list of currencies in Arabic': () => chosen('OnRampFiatSelect', inArabic),
  'the list of tokens': () => chosen('OnRampTokenSelect'),
  'a long list of tokens': () =>
    chosen('OnRampTokenSelect', {
      answers: {
        '/v1/onramp/catalog': () => ({
          assets: assetList(12),
          providers: [offer('acme', 'Acme Pay', 12)],
          unavailable: [],
        }),
      },
    }),
  'the explanation of a purchase': async () => {
    const made = await priced()
    made.kit.router.push('WhatIsABuy')
    await expect.poll(() => made.root().querySelector('.buy-lesson')).not.toBeNull()
    return made
  },
  'an open checkout': () => inProgress('opened', { pollInMs: 4000 }),
  'an open checkout in German': () => inProgress('opened', { pollInMs: 4000 }, inGerman),
  'an open checkout in Arabic': () => inProgress('opened', { pollInMs: 4000 }, inArabic),
  'a blocked checkout': () => inProgress('created', { pollInMs: 4000 }, { isBlocked: true }),
  'a blocked checkout in German': () => inProgress('created', { pollInMs: 4000 }, { isBlocked: true, ...inGerman }),
  'a payment that is awaited': () => inProgress('awaitingPayment'),
  'a payment that was received': () => inProgress('processing'),
  'crypto on its way': () => inProgress('processing', { isSent: true, txHash: delivered.txHash }),
  'a payment under review': () => inProgress('onHold'),
  'a delivery': () => inProgress('delivered', delivered),
  'a delivery in Arabic': () => inProgress('delivered', delivered, inArabic),
  'a declined card': () => inProgress('failed', { failure: 'card-declined' }),
  'a declined card in German': () => inProgress('failed', { failure: 'card-declined' }, inGerman),
  'a canceled payment': () => inProgress('failed', { failure: 'cancelled' }),
  'a refund': () => inProgress('refunded'),
  'an expired checkout': () => inProgress('expired'),
  'a form with a purchase in progress': async () => {
    const made = await inProgress('onHold')
    made.kit.router.goBack()
    await expect.poll(() => made.root().querySelector('.buy-pending')).not.toBeNull()
    return made
  },
}
