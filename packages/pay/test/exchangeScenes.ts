import { expect } from 'vitest'
import { type OpenExchange, type OpenExchangeOptions, openExchange } from './openExchange'
import { acme, balanceOf, bolt, dollar, ether, hash, listOf, rpcError } from './serveExchange'

const inGerman: OpenExchangeOptions = { options: { locale: 'de', features: { payWithExchange: true, pay: true } } }
const inArabic: OpenExchangeOptions = { options: { locale: 'ar', features: { payWithExchange: true, pay: true } } }
const store = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

/** An invoice over 50 euros that accepts ether and dollars. */
export function invoice(changes: object = {}): object {
  const rail = { chainId: 'eip155:1', recipient: store, matching: 'address', received: '0', confirmations: 12 }
  return {
    id: 'inv_1',
    orderId: '1042',
    store: 'Nordwind Coffee',
    status: 'open',
    exceptions: [],
    amount: { minor: '4999', currency: 'EUR' },
    rails: [
      { ...rail, asset: ether, symbol: 'ETH', decimals: 18, price: '20000000000000000', due: '20000000000000000' },
      { ...rail, asset: dollar, symbol: 'USDC', decimals: 6, price: '54320000', due: '54320000' },
    ],
    payments: [],
    expiresAt: Date.now() + 14 * 60_000,
    isFinal: false,
    pollInMs: 5000,
    sequence: 1,
    ...changes,
  }
}

/** Opens the checkout of the invoice. */
export function openInvoice(options: OpenExchangeOptions = {}): Promise<OpenExchange> {
  return openExchange({
    ...options,
    answers: { checkout: () => invoice(), ...options.answers },
    open: kit => kit.modal.open({ view: 'Pay', arguments: { id: 'inv_1', clientSecret: 'secret' } }),
  })
}

/** Opens the payment of the invoice from an exchange. */
export async function openPayment(options: OpenExchangeOptions = {}): Promise<OpenExchange> {
  const made = await openInvoice(options)
  made.kit.router.push('PayWithExchange', { asset: ether })
  await expect.poll(() => made.root().querySelector('.exchange-form, .message')).not.toBeNull()
  return made
}

async function filled(text: string, options?: OpenExchangeOptions): Promise<OpenExchange> {
  const made = await openExchange(options)
  await expect.poll(() => made.root().querySelector('.exchange-suggestion')).not.toBeNull()
  made.flow.form.typeAmount(text)
  await expect.poll(() => made.root().querySelector<HTMLInputElement>('.exchange-amount input')?.value).not.toBe('')
  return made
}

/** Starts a deposit whose status is known. */
async function started(
  status: { readonly status: string; readonly txHash?: string },
  shown: string,
  options: OpenExchangeOptions = {},
): Promise<OpenExchange> {
  const made = await filled('0.04', {
    ...options,
    answers: { reown_getExchangeBuyStatus: () => ({ txHash: null, ...status }), ...options.answers },
  })
  made.flow.deposit(acme as never)
  await expect.poll(() => made.flow.own.state.value.status).toBe('opened')
  if (shown !== 'opened') made.flow.own.look()
  await expect.poll(() => made.flow.own.state.value.status).toBe(shown)
  await expect.poll(() => made.root().querySelector('.exchange-progress')).not.toBeNull()
  return made
}

async function startedPayment(
  status: { readonly status: string; readonly txHash?: string },
  shown: string,
  options: OpenExchangeOptions = {},
): Promise<OpenExchange> {
  const made = await openPayment({
    ...options,
    answers: { reown_getExchangeBuyStatus: () => ({ txHash: null, ...status }), ...options.answers },
  })
  made.root().querySelector<HTMLElement>('.exchange-form button[type=submit]')?.click()
  await expect.poll(() => made.flow.payment.state.value.status).toBe('opened')
  if (shown !== 'opened') made.flow.payment.look()
  await expect.poll(() => made.flow.payment.state.value.status).toBe(shown)
  await expect.poll(() => made.root().querySelector('.exchange-progress')).not.toBeNull()
  return made
}

async function waiting(begin: () => Promise<OpenExchange>): Promise<OpenExchange> {
  const made = await begin()
  for (const opened of made.windows) opened.closed = true
  made.flow.own.look()
  made.flow.payment.look()
  await expect.poll(() => made.root().querySelector('h2')?.textContent).toBe('Waiting for the deposit')
  return made
}

const unknown = { status: 'UNKNOWN' }
const arrived = { status: 'SUCCESS', txHash: hash }
const down = (): Response => new Response('', { status: 503 })

/** Every state of the views of deposits from exchanges. */
export const exchangeScenes: Readonly<Record<string, () => Promise<OpenExchange>>> = {
  'an empty form': () => openExchange({ answers: { '/v1/fungible/price': down } }),
  'a form with suggested amounts': async () => {
    const made = await openExchange()
    await expect.poll(() => made.root().querySelector('.exchange-suggestion')).not.toBeNull()
    return made
  },
  'a filled form': () => filled('0.04'),
  'a filled form in German': () => filled('0.04', inGerman),
  'a filled form in Arabic': () => filled('0.04', inArabic),
  'a form with one exchange': () => filled('0.04', { answers: { reown_getExchanges: () => listOf(acme) } }),
  'too many decimals': () => filled(`0.${'1'.repeat(19)}`),
  'too many decimals in Arabic': () => filled(`0.${'1'.repeat(19)}`, inArabic),
  'a missing amount': async () => {
    const made = await openExchange()
    made.flow.deposit(bolt as never)
    await expect.poll(() => made.root().querySelector('.exchange-error')).not.toBeNull()
    return made
  },
  'an exchange that refuses the amount': async () => {
    const refuse = () => rpcError(-7, 'The amount is too small')
    const made = await filled('0.04', { answers: { reown_getExchangePayUrl: refuse } })
    made.flow.deposit(acme as never)
    await expect.poll(() => made.root().querySelector('.notice[role=alert]')).not.toBeNull()
    return made
  },
  'no exchange': () => openExchange({ answers: { reown_getExchanges: () => listOf() } }),
  'a backend that is down': () => openExchange({ answers: { reown_getExchanges: down } }),
  'no wallet': () => openExchange({ isConnected: false }),
  'the list of assets': async () => {
    const address = dollar.slice(dollar.lastIndexOf(':') + 1)
    const balances = [balanceOf('ETH', 'Ether', 18, 2500), balanceOf('USDC', 'USD Coin', 6, 1, address)]
    const made = await openExchange({ answers: { balance: () => ({ balances }) } })
    made.kit.router.push('PayWithExchangeSelectAsset')
    await expect.poll(() => made.root().querySelectorAll('.list-item').length).toBe(2)
    return made
  },
  'no asset that an exchange sends': async () => {
    const made = await openExchange({ answers: { reown_getExchanges: () => listOf() } })
    made.kit.router.push('PayWithExchangeSelectAsset')
    await expect.poll(() => made.root().querySelector('h2')?.textContent).toBe('No exchange for this network')
    return made
  },
  'an open exchange': () => started(unknown, 'opened'),
  'an open exchange in German': () => started(unknown, 'opened', inGerman),
  'an open exchange in Arabic': () => started(unknown, 'opened', inArabic),
  'a blocked window': () => started(unknown, 'opened', { isBlocked: true }),
  'a deposit that is awaited': () => waiting(() => started(unknown, 'opened')),
  'a withdrawal in progress': () => started({ status: 'IN_PROGRESS' }, 'inProgress'),
  'a deposit on its way': () => started({ status: 'IN_PROGRESS', txHash: hash }, 'inProgress'),
  'a complete deposit': () => started(arrived, 'succeeded'),
  'a complete deposit in Arabic': () => started(arrived, 'succeeded', inArabic),
  'a failed deposit': () => started({ status: 'FAILED' }, 'failed'),
  'a failed deposit in German': () => started({ status: 'FAILED' }, 'failed', inGerman),
  'an invoice with exchanges': async () => {
    const made = await openInvoice()
    await expect.poll(() => made.root().querySelector('.pay-ways')?.textContent).toContain('Exchange')
    return made
  },
  'an invoice': () => openPayment(),
  'an invoice in German': () => openPayment(inGerman),
  'an invoice in Arabic': () => openPayment(inArabic),
  'an invoice without an exchange': () => openPayment({ answers: { reown_getExchanges: () => listOf() } }),
  'an invoice at an open exchange': () => startedPayment(unknown, 'opened'),
  'an invoice whose deposit is awaited': () => waiting(() => startedPayment(unknown, 'opened')),
  'an invoice whose deposit arrived': () => startedPayment(arrived, 'succeeded'),
  'an invoice whose deposit failed': () => startedPayment({ status: 'FAILED' }, 'failed'),
  'an invoice of which a part arrived': async () => {
    let received = '0'
    const made = await startedPayment(unknown, 'opened', { answers: { checkout: () => part(received) } })
    received = '15000000000000000'
    await expect.poll(() => made.root().querySelector('.notice'), { timeout: 9000 }).not.toBeNull()
    return made
  },
}

/** Returns the invoice after some ether arrived. */
function part(received: string): object {
  const price = 20_000_000_000_000_000n
  const rail = { chainId: 'eip155:1', recipient: store, matching: 'address', confirmations: 12 }
  const due = String(price - BigInt(received))
  const rails = [{ ...rail, asset: ether, symbol: 'ETH', decimals: 18, price: String(price), due, received }]
  return invoice({ rails, sequence: received === '0' ? 1 : 2, exceptions: received === '0' ? [] : ['partial'] })
}
