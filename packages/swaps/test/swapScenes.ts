import { AppKitError, UserRejectedError } from '@openappkit/appkit-core'
import { expect } from 'vitest'
import type { SwapArguments } from '../src/modal/SwapArguments'
import { type OpenSwap, type OpenSwapOptions, openSwap } from './openSwap'
import { tokenList } from './serveSwaps'
import { dollar } from './startSwap'

const sell: SwapArguments = { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' }
const buy: SwapArguments = { fromToken: 'USDC', toToken: 'ETH', amount: '400' }
const longName = 'A name that somebody thought was fine after all and went on'

async function quoted(params: SwapArguments = sell, options?: OpenSwapOptions): Promise<OpenSwap> {
  const made = await openSwap(params, options)
  await expect
    .poll(() => {
      const { value } = made.flow.controller.state
      return value.status === 'editing' && value.quote.status
    })
    .toBe('ready')
  // Prices and balances arrive by themselves.
  await expect.poll(() => made.root().querySelectorAll('.swap-second bdi').length).toBeGreaterThan(1)
  return made
}

async function reviewed(params?: SwapArguments, options?: OpenSwapOptions): Promise<OpenSwap> {
  const made = await quoted(params, options)
  expect(await made.flow.controller.review()).toBe(true)
  made.kit.router.push('SwapPreview')
  await expect.poll(() => made.root().querySelector('.swap-review')).not.toBeNull()
  return made
}

async function answered(
  prepare: (made: OpenSwap) => void,
  status: string,
  options?: OpenSwapOptions,
): Promise<OpenSwap> {
  const made = await reviewed(sell, options)
  prepare(made)
  void made.flow.controller.confirm()
  await expect.poll(() => made.flow.controller.state.value.status).toBe(status)
  await expect.poll(() => made.root().querySelector('.swap-progress')).not.toBeNull()
  return made
}

async function picker(options?: OpenSwapOptions): Promise<OpenSwap> {
  const made = await openSwap(undefined, options)
  made.kit.router.push('SwapSelectToken')
  await expect.poll(() => made.root().querySelector('.virtual-list, .message')).not.toBeNull()
  return made
}

/** Declines a swap after its approval, and goes back to the form. */
async function leftover(options?: OpenSwapOptions): Promise<OpenSwap> {
  const made = await reviewed(buy, options)
  const { controller } = made.flow
  made.evm.answerTo({
    sendTransaction: async () => {
      if (made.requests.at(-1) === 'swap') throw new UserRejectedError()
    },
  })
  await controller.confirm()
  expect(controller.state.value.status).toBe('declined')
  controller.edit()
  await expect.poll(() => made.root().querySelector('[part~="swap-revoke"]')).not.toBeNull()
  return made
}

async function detailed(options?: OpenSwapOptions): Promise<OpenSwap> {
  const made = await quoted(sell, options)
  made.root().querySelector<HTMLElement>('.swap-summary')?.click()
  await expect.poll(() => made.root().querySelector('.swap-details')).not.toBeNull()
  return made
}

const inGerman: OpenSwapOptions = { options: { locale: 'de' } }
const inArabic: OpenSwapOptions = { options: { locale: 'ar' } }
const impact = (impactBps: number): OpenSwapOptions => ({
  answers: {
    '/v1/convert/quotes': ({ searchParams }) => {
      const amount = BigInt(searchParams.get('amount') ?? 0)
      return {
        quotes: [
          {
            id: null,
            fromAmount: String(amount),
            fromAccount: searchParams.get('from'),
            toAmount: String((amount * 2_500n * BigInt(10_000 - impactBps)) / 10n ** 16n),
            toAccount: searchParams.get('to'),
            impactBps,
            fees: [{ kind: 'operator', asset: searchParams.get('to'), amount: '1250000' }],
            route: [searchParams.get('from'), `eip155:1:0x${'12'.repeat(20)}`, searchParams.get('to')],
            isPublic: false,
          },
        ],
      }
    },
  },
})
const longToken: OpenSwapOptions = {
  answers: {
    '/v1/convert/tokens': () => ({
      tokens: tokenList().map((token, index) =>
        index === 1 ? { ...token, name: longName, symbol: longName.replaceAll(' ', '') } : token,
      ),
    }),
  },
}

/** Every state of the swap views. */
export const swapScenes: Readonly<Record<string, () => Promise<OpenSwap>>> = {
  'an empty form': () => openSwap(),
  'a form with a quote': () => quoted(),
  'a form with a quote in German': () => quoted(sell, inGerman),
  'a form with a quote in Arabic': () => quoted(sell, inArabic),
  'a form with its details': () => detailed(),
  'a form with its details in German': () => detailed(inGerman),
  'a form with its details in Arabic': () => detailed(inArabic),
  'a form with a high price impact and fees': () => detailed(impact(800)),
  'a form with an amount above the balance': async () => {
    const made = await openSwap({ ...sell, amount: '200' })
    await expect.poll(() => made.root().querySelector('.swap-error')).not.toBeNull()
    return made
  },
  'a form without a route': async () => {
    const made = await openSwap(sell, { answers: { '/v1/convert/quotes': () => ({ quotes: [], skipped: [] }) } })
    await expect.poll(() => made.root().querySelector('.notice')).not.toBeNull()
    return made
  },
  'an unsupported network': async () => {
    const made = await openSwap(undefined, {
      answers: { '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [], swaps: [] }) },
    })
    await expect.poll(() => made.root().querySelector('.message')).not.toBeNull()
    return made
  },
  'the list of tokens': () => picker(),
  'the list of tokens in Arabic': () => picker(inArabic),
  'a long list of tokens': () => picker({ answers: { '/v1/convert/tokens': () => ({ tokens: tokenList(8) }) } }),
  'a review': () => reviewed(),
  'a review in German': () => reviewed(sell, inGerman),
  'a review in Arabic': () => reviewed(sell, inArabic),
  'a review with an approval': () => reviewed(buy),
  'a review with a high price impact': () => reviewed(sell, impact(800)),
  'a blocked review': () => reviewed(sell, impact(2000)),
  'a review of a token with a long name': () => reviewed({ ...sell, toToken: dollar.address }, longToken),
  'a request in the wallet': () =>
    answered(({ evm }) => evm.answerTo({ sendTransaction: () => new Promise(() => {}) }), 'requesting'),
  'a form with an allowance that is left': () => leftover(),
  'a form with an allowance that is left, in German': () => leftover(inGerman),
  'a form with an allowance that is left, in Arabic': () => leftover(inArabic),
  'a locked form': () => quoted({ ...sell, locked: ['fromToken', 'toToken', 'amount'] }),
  'a declined swap': () =>
    answered(
      ({ evm }) =>
        evm.answerTo({
          sendTransaction: async () => {
            throw new UserRejectedError()
          },
        }),
      'declined',
    ),
  'a swap that failed in the wallet': () =>
    answered(
      ({ evm }) =>
        evm.answerTo({
          sendTransaction: async () => {
            throw new AppKitError('transaction/failed', 'No')
          },
        }),
      'failed',
    ),
  'a swap that reverted': () =>
    answered(({ evm }) => {
      evm.followTransaction = async () => ({ status: 'reverted' })
    }, 'failed'),
  'a swap that is pending': () =>
    answered(({ evm }) => {
      evm.followTransaction = () => new Promise(() => {})
    }, 'submitted'),
  'a finished swap': () => answered(() => {}, 'confirmed'),
  'a finished swap in Arabic': () => answered(() => {}, 'confirmed', inArabic),
}
