import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { mainnet, openPay, scriptedWallet } from '../../test/openPay'
import { bitcoin, checkoutOf, hash, paymentOf } from '../../test/servePay'

const settled = {
  status: 'settled',
  payments: [paymentOf({ status: 'final' }), paymentOf({ id: 'two', role: 'late' })],
}
const bitcoinNetwork = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
} as const

test('resolves with the outcome and the transactions that paid', async () => {
  const { result } = await openPay({ answers: { '/v1/pay/checkouts/one': () => checkoutOf(settled) } })
  expect(await result).toEqual({ status: 'settled', invoiceId: 'one', orderId: '1042', hashes: [hash] })
})

test('rejects if the user closes the modal, and follows the invoice no longer', async () => {
  let reads = 0
  const { kit, result } = await openPay({
    answers: {
      '/v1/pay/checkouts/one': () => {
        reads += 1
        return checkoutOf({ pollInMs: 0 })
      },
    },
  })
  kit.modal.close()
  await expect(result).rejects.toMatchObject({ code: 'modal/closed' })
  const before = reads
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect(reads).toBe(before)
})

test('the outcome of one invoice doesn’t resolve another', async () => {
  const other = { ...checkoutOf(), id: 'two', orderId: '1043' }
  const { answers, flow, kit, result } = await openPay({ answers: { '/v1/pay/checkouts/two': () => other } })
  const second = kit.modal.open({ view: 'Pay', arguments: { id: 'two', clientSecret: 'secret' } })
  await expect(result).rejects.toMatchObject({ code: 'modal/closed' })
  answers['/v1/pay/checkouts/one'] = () => checkoutOf(settled)
  await expect.poll(() => flow.checkout?.id).toBe('two')
  answers['/v1/pay/checkouts/two'] = () => ({ ...other, status: 'expired', isFinal: true, sequence: 1 })
  expect(await second).toMatchObject({ status: 'expired', invoiceId: 'two' })
})

test('offers only the ways that the app wants', async () => {
  const { root } = await openPay({ rails: ['qr'] })
  await expect.poll(() => root().querySelectorAll('.pay-ways button')).toHaveLength(1)
  expect(root().querySelector('.pay-ways')?.textContent).toContain('Scan or copy address')
})

test('an invoice in another chain’s coin connects a wallet of that chain', async () => {
  const { kit, root } = await openPay({
    options: {
      networks: [mainnet, bitcoinNetwork],
      adapters: [scriptedWallet(), new ScriptedAdapter({ namespace: 'bip122' })],
    },
    isDisconnected: true,
    answers: { '/v1/pay/checkouts/one': () => checkoutOf({ rails: [bitcoin] }) },
  })
  await expect.poll(() => root().querySelector('.pay-ways')).not.toBeNull()
  root().querySelector<HTMLElement>('.pay-ways button')?.click()
  expect(kit.router.current).toMatchObject({ view: 'Connect', params: { namespace: 'bip122' } })
})

test('a payment that left the chain can be made again', async () => {
  const { answers, kit, root } = await openPay({
    answers: {
      '/v1/pay/checkouts/one': () =>
        checkoutOf({ status: 'processing', payments: [paymentOf({ status: 'confirmed' })], pollInMs: 0 }),
    },
  })
  await expect.poll(() => kit.router.current.view).toBe('PayLoading')
  answers['/v1/pay/checkouts/one'] = () => checkoutOf({ payments: [paymentOf({ status: 'gone' })], sequence: 1 })
  await expect.poll(() => root().querySelector('.pay-actions button')?.textContent, { timeout: 5000 }).toBe('Pay again')
  root().querySelector<HTMLElement>('.pay-actions button')?.click()
  await expect.poll(() => root().querySelector('.pay-ways')).not.toBeNull()
})

test('sends the secret in a header, never in a URL', async () => {
  const seen: string[] = []
  const { events, kit, flow } = await openPay({
    answers: {
      '/v1/pay/checkouts/one': (url, _, init) => {
        seen.push(url.href, new Headers(init?.headers).get('authorization') ?? '')
        return checkoutOf()
      },
    },
  })
  const [asset] = flow.checkout?.assets ?? []
  if (!asset) throw new Error('The invoice has no asset.')
  flow.open('wallet', asset)
  await expect.poll(() => flow.wallet.state.value.status).toBe('reviewing')
  await flow.wallet.confirm()
  expect(seen).toContain('Bearer secret')
  const { store } = kit.context
  expect(JSON.stringify([seen.filter(text => text.startsWith('http')), events])).not.toContain('secret')
  expect(store).toBeDefined()
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
})
