import { expect } from 'vitest'
import { type OpenPay, type OpenPayOptions, openPay } from './openPay'
import { bitcoin, checkoutOf, dollar, ether, hash, paymentOf } from './servePay'

const inGerman: OpenPayOptions = { options: { locale: 'de' } }
const inArabic: OpenPayOptions = { options: { locale: 'ar' } }
const longName = 'A store with a name that its owner thought was a fine idea at the time'

function invoice(more: Readonly<Record<string, unknown>>, options: OpenPayOptions = {}): OpenPayOptions {
  return { ...options, answers: { '/v1/pay/checkouts/one': () => checkoutOf(more), ...options.answers } }
}

async function shows(made: OpenPay, selector: string): Promise<OpenPay> {
  await expect.poll(() => made.root().querySelector(selector)).not.toBeNull()
  return made
}

async function opened(more: Readonly<Record<string, unknown>> = {}, options?: OpenPayOptions): Promise<OpenPay> {
  return shows(await openPay(invoice(more, options)), '.pay-ways, .message')
}

async function assets(rail: 'wallet' | 'qr', options?: OpenPayOptions): Promise<OpenPay> {
  const made = await opened({}, options)
  made.kit.router.push('PayAssets', { rail })
  await shows(made, '[part="pay-assets"]')
  if (rail === 'wallet') await expect.poll(() => made.root().textContent).toMatch(/0\.|100|١/u)
  return made
}

async function code(symbol: string, more: object = {}, options?: OpenPayOptions): Promise<OpenPay> {
  const rails = [ether, dollar, bitcoin].map(rail => ({ ...rail, ...more }))
  const made = await opened({ rails }, options)
  const asset = made.flow.checkout?.assets.find(known => known.symbol === symbol)
  if (!asset) throw new Error(`No ${symbol}`)
  made.flow.open('qr', asset)
  return shows(made, '.pay-code')
}

async function review(options?: OpenPayOptions, more: Readonly<Record<string, unknown>> = {}): Promise<OpenPay> {
  const made = await opened(more, options)
  const asset = made.flow.checkout?.assets.find(({ symbol }) => symbol === 'USDC')
  if (!asset) throw new Error('No USDC')
  made.flow.open('wallet', asset)
  return shows(made, '.pay-review, .message')
}

async function requested(answer: () => Promise<void>, status: string, options?: OpenPayOptions): Promise<OpenPay> {
  const made = await review(options)
  made.evm.answerTo({ sendToken: answer })
  void made.flow.wallet.confirm()
  await expect.poll(() => made.flow.wallet.state.value.status).toBe(status)
  return shows(made, '.pay-progress')
}

async function progress(more: Readonly<Record<string, unknown>>, options?: OpenPayOptions): Promise<OpenPay> {
  return shows(await openPay(invoice(more, options)), '.pay-progress h2')
}

const hang = () => new Promise<void>(() => {})
const decline = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
const busy = () => Promise.reject({ code: -32002, message: 'Already pending' })
const fail = () => Promise.reject(new Error('boom'))
const received = paymentOf({ status: 'confirmed', confirmations: 3 })

/** Every state of the payment views. */
export const payScenes: Readonly<Record<string, () => Promise<OpenPay>>> = {
  'an invoice': () => opened(),
  'an invoice in German': () => opened({}, inGerman),
  'an invoice in Arabic': () => opened({}, inArabic),
  'an invoice without a wallet': () => opened({}, { isDisconnected: true }),
  'an invoice that is about to expire': () => opened({ expiresAt: Date.now() + 4 * 60_000 }),
  'an invoice with long names': () => opened({ store: longName, orderId: 'ORDER-'.repeat(12) }),
  'an invoice that is partly paid': () =>
    opened({
      exceptions: ['partial'],
      rails: [
        { ...ether, due: '4346956521739130' },
        { ...dollar, due: '10864000', received: '43456000' },
      ],
      payments: [
        paymentOf({
          status: 'final',
          amount: '43456000',
          asset: 'eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        }),
      ],
    }),
  'an invoice that no network can pay': () => opened({ rails: [bitcoin] }, { rails: ['wallet'], isDisconnected: true }),
  'an unknown invoice': () =>
    openPay({ answers: { '/v1/pay/checkouts/one': () => new Response('{}', { status: 404 }) } }),
  'a backend that is down': () =>
    openPay({ answers: { '/v1/pay/checkouts/one': () => new Response('{}', { status: 503 }) } }),
  'the assets of a wallet': () => assets('wallet'),
  'the assets of a wallet in Arabic': () => assets('wallet', inArabic),
  'the assets of a wallet with too little': () =>
    assets('wallet', {
      prepare: evm => {
        evm.balance = 10n ** 15n
      },
    }),
  'the assets of another wallet': () => assets('qr'),
  'a code of a token': () => code('USDC'),
  'a code of a token in German': () => code('USDC', {}, inGerman),
  'a code of a coin in Arabic': () => code('ETH', {}, inArabic),
  'a code of Bitcoin': () => code('BTC'),
  'a code for an exact amount': () => code('ETH', { matching: 'amount' }),
  'a review': () => review(),
  'a review in German': () => review(inGerman),
  'a review in Arabic': () => review(inArabic),
  'a review with an unusual fee': () =>
    review({
      prepare: evm => {
        evm.isFeeUnusual = async () => true
      },
    }),
  'a review that can’t be paid': () =>
    review({
      prepare: evm => {
        evm.assets = {}
      },
    }),
  'a review that changed': async () => {
    const made = await review()
    made.evm.fee *= 2n
    await made.flow.wallet.confirm()
    return shows(made, '.notice')
  },
  'a request in the wallet': () => requested(hang, 'requesting'),
  'a request in the wallet in Arabic': () => requested(hang, 'requesting', inArabic),
  'a declined payment': () => requested(decline, 'declined'),
  'a wallet with another request': () => requested(busy, 'pendingInWallet'),
  'a payment that the wallet didn’t send': () => requested(fail, 'failed'),
  'a sent payment': async () => {
    const made = await requested(() => Promise.resolve(), 'sent')
    await expect.poll(() => made.kit.router.current.view).toBe('PayLoading')
    return shows(made, '.pay-facts')
  },
  'a payment that was received': () => progress({ status: 'processing', payments: [received] }),
  'a payment that was received in German': () => progress({ status: 'processing', payments: [received] }, inGerman),
  'a paid invoice': () => progress({ status: 'settled', payments: [paymentOf({ status: 'final' })] }),
  'a paid invoice in Arabic': () =>
    progress({ status: 'settled', payments: [paymentOf({ status: 'final' })] }, inArabic),
  'an invoice that was paid twice': () =>
    progress({
      status: 'settled',
      exceptions: ['duplicate'],
      payments: [
        paymentOf({ status: 'final' }),
        paymentOf({ id: 'two', role: 'duplicate', txHash: `0x${'cd'.repeat(32)}` }),
      ],
    }),
  'an expired invoice': () => progress({ status: 'expired' }),
  'an invoice that was paid late': () =>
    progress({ status: 'expired', exceptions: ['late'], payments: [paymentOf({ role: 'late' })] }),
  'an invoice that wasn’t confirmed': () => progress({ status: 'invalid', payments: [received] }),
  'a canceled invoice': () => progress({ status: 'invalid', exceptions: ['marked'] }),
  'a reversed payment': () => progress({ status: 'reversed', payments: [paymentOf({ status: 'gone' })] }),
  'a payment that failed': async () => {
    const made = await openPay({
      prepare: evm => {
        evm.followTransaction = async () => ({ status: 'reverted', hash })
      },
    })
    const asset = made.flow.checkout?.assets[0]
    if (!asset) throw new Error('No asset')
    made.flow.open('wallet', asset)
    await shows(made, '.pay-review')
    await made.flow.wallet.confirm()
    await expect.poll(() => made.flow.sent.failedOf('one')).toBeDefined()
    return shows(made, '.pay-actions .button')
  },
}
