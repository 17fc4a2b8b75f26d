import { AppKitError, UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { checkoutOf, dollarOf, ethereum, PaymentStage, payee, payer } from '../../test/payScene'

const native = dollarOf({ id: 'eip155:1/slip44:60', tokenAddress: undefined, symbol: 'ETH', decimals: 18 })

test('requests exactly what is due, for at most a quarter more than the reviewed fee', async () => {
  const stage = await new PaymentStage().reviewed()
  expect(stage.status).toBe('reviewing')
  await stage.payment.confirm()
  expect(stage.chain.requests).toEqual([
    {
      address: payer,
      to: payee,
      amount: 50_000_000n,
      tokenAddress: dollarOf().tokenAddress,
      caipNetwork: ethereum,
      references: undefined,
      maxFee: (10n ** 15n * 5n) / 4n,
    },
  ])
  expect(stage.reported).toEqual(['request', 'sent 0xhash'])
  expect(stage.status).toBe('sent')
})

test('pays the native coin with its value, and lists the reference of the invoice', async () => {
  const stage = new PaymentStage()
  stage.checkout = checkoutOf({ assets: [{ ...native, due: 7n, matching: 'reference', reference: 'key' }] })
  await (await stage.reviewed()).payment.confirm()
  expect(stage.chain.requests).toEqual([expect.objectContaining({ value: 7n, to: payee, references: ['key'] })])
})

test.each<[string, (stage: PaymentStage) => void, string]>([
  ['without an account', stage => void (stage.account = undefined), 'pay/account-missing'],
  [
    'with too little',
    stage => void (stage.chain.token = { ...stage.chain.token, value: 49_999_999n }),
    'pay/insufficient-funds',
  ],
  [
    'with reserved coins only',
    stage => void (stage.chain.token = { ...stage.chain.token, reserved: 60_000_000n }),
    'pay/insufficient-funds',
  ],
  ['without the fee', stage => void (stage.chain.coin = { ...stage.chain.coin, value: 1n }), 'pay/insufficient-fee'],
  [
    'with other decimals',
    stage => void (stage.chain.token = { ...stage.chain.token, decimals: 18 }),
    'pay/token-mismatch',
  ],
  [
    'while the chain is silent',
    stage => void (stage.chain.getBalance = () => Promise.reject(new Error('down'))),
    'pay/check-failed',
  ],
  [
    'that would fail',
    stage =>
      void (stage.chain.simulateTransfer = () => Promise.reject(new AppKitError('transaction/would-fail', 'no'))),
    'pay/would-fail',
  ],
  [
    'that pays someone else',
    stage =>
      void (stage.chain.describeTransfer = async () => [{ kind: 'tokenTransfer', to: payer, amount: 50_000_000n }]),
    'pay/would-fail',
  ],
  [
    'that pays twice',
    stage =>
      void (stage.chain.describeTransfer = async () => [
        { kind: 'tokenTransfer', to: payee, amount: 50_000_000n },
        { kind: 'nativeTransfer', to: payer, amount: 1n },
      ]),
    'pay/would-fail',
  ],
  [
    'to a token account',
    stage =>
      void (stage.chain.describeTransfer = async () => [
        { kind: 'tokenTransfer', to: payee, amount: 50_000_000n, holder: payer },
      ]),
    'pay/would-fail',
  ],
])('reviews no payment %s', async (_, change, code) => {
  const stage = new PaymentStage()
  change(stage)
  await stage.reviewed()
  expect(stage.status).toBe('unready')
  expect(stage.code).toBe(code)
  await stage.payment.confirm()
  expect(stage.chain.requests).toEqual([])
})

test.each<[string, (stage: PaymentStage) => void, string]>([
  ['expired', stage => void (stage.checkout = checkoutOf({ status: 'expired' })), 'pay/invoice-closed'],
  ['was paid', stage => void (stage.checkout = checkoutOf({ status: 'processing' })), 'pay/invoice-closed'],
  [
    'no longer accepts the asset',
    stage => void (stage.checkout = checkoutOf({ assets: [native] })),
    'pay/invoice-closed',
  ],
  ['was paid from another tab', stage => void (stage.isPending = true), 'pay/already-pending'],
])('asks the wallet for nothing if the invoice %s since the review', async (_, change, code) => {
  const stage = await new PaymentStage().reviewed()
  change(stage)
  await stage.payment.confirm()
  expect(stage.code).toBe(code)
  expect(stage.chain.requests).toEqual([])
})

test.each<[string, (stage: PaymentStage) => void]>([
  [
    'amount',
    stage => void (stage.checkout = checkoutOf({ assets: [dollarOf({ due: 60_000_000n, price: 60_000_000n })] })),
  ],
  ['recipient', stage => void (stage.checkout = checkoutOf({ assets: [dollarOf({ recipient: payer })] }))],
  [
    'reference',
    stage => void (stage.checkout = checkoutOf({ assets: [dollarOf({ reference: 'other', matching: 'reference' })] })),
  ],
  ['fee', stage => void (stage.chain.fee = 2n * 10n ** 15n)],
  ['warning of the fee', stage => void (stage.chain.isUnusual = true)],
])('shows the review again if the %s changed since, and pays only after another click', async (_, change) => {
  const stage = await new PaymentStage().reviewed()
  change(stage)
  await stage.payment.confirm()
  expect(stage.chain.requests).toEqual([])
  expect(stage.payment.state.value).toMatchObject({ status: 'reviewing', isChanged: true, isFeeAccepted: false })
})

test('asks nothing of the wallet if the account changed since the review', async () => {
  const stage = await new PaymentStage().reviewed()
  stage.account = { address: payee, network: ethereum }
  await stage.payment.confirm()
  expect(stage.code).toBe('pay/account-missing')
  expect(stage.chain.requests).toEqual([])
})

test('needs consent to an unusual fee', async () => {
  const stage = new PaymentStage()
  stage.chain.isUnusual = true
  await stage.reviewed()
  await stage.payment.confirm()
  expect(stage.chain.requests).toEqual([])
  stage.payment.acceptFee(true)
  await stage.payment.confirm()
  expect(stage.chain.requests).toHaveLength(1)
})

test.each<[string, unknown, string]>([
  ['declined', new UserRejectedError(), 'declined'],
  ['busy', { code: -32002 }, 'pendingInWallet'],
  ['broken', new Error('boom'), 'failed'],
  ['uncertain', new AppKitError('transaction/status-unknown', 'unknown'), 'uncertain'],
])('keeps the review after a %s wallet', async (_, cause, status) => {
  const stage = await new PaymentStage().reviewed()
  stage.chain.answer = () => Promise.reject(cause)
  await stage.payment.confirm()
  expect(stage.status).toBe(status)
  stage.chain.answer = async () => ({ hash: '0xsecond' })
  await stage.payment.confirm()
  // A second payment after an uncertain one may pay twice.
  expect(stage.chain.requests).toHaveLength(status === 'uncertain' ? 1 : 2)
})

test('switches the network first, and keeps a declined switch', async () => {
  const stage = await new PaymentStage().reviewed()
  stage.isOnNetwork = false
  stage.switched = () => Promise.reject(new UserRejectedError())
  await stage.payment.confirm()
  expect(stage.status).toBe('declined')
  expect(stage.chain.requests).toEqual([])
  stage.switched = async () => void (stage.isOnNetwork = true)
  await stage.payment.confirm()
  expect(stage.status).toBe('sent')
})

test('counts a payment that the wallet sends after the user left', async () => {
  const stage = await new PaymentStage().reviewed()
  let send: (answer: { hash: string }) => void = () => {}
  stage.chain.answer = () => new Promise(resolve => void (send = resolve))
  const confirmed = stage.payment.confirm()
  await expect.poll(() => stage.status).toBe('requesting')
  stage.payment.leave()
  await stage.reviewed()
  // The wallet still shows the first request.
  await stage.payment.confirm()
  expect(stage.code).toBe('pay/already-pending')
  send({ hash: '0xlate' })
  await confirmed
  expect(stage.status).toBe('sent')
  expect(stage.reported).toContain('sent 0xlate')
  expect(stage.chain.requests).toHaveLength(1)
})

test('ignores a declined request after the user left', async () => {
  const stage = await new PaymentStage().reviewed()
  let decline: (cause: unknown) => void = () => {}
  stage.chain.answer = () => new Promise((_, reject) => void (decline = reject))
  const confirmed = stage.payment.confirm()
  await expect.poll(() => stage.status).toBe('requesting')
  stage.payment.leave()
  decline(new UserRejectedError())
  await confirmed
  expect(stage.status).toBe('idle')
})

test('ignores a second click', async () => {
  const stage = await new PaymentStage().reviewed()
  await Promise.all([stage.payment.confirm(), stage.payment.confirm()])
  expect(stage.chain.requests).toHaveLength(1)
})

test('sends nothing if the user leaves during the switch', async () => {
  const stage = await new PaymentStage().reviewed()
  stage.isOnNetwork = false
  let end: () => void = () => {}
  stage.switched = () => new Promise(resolve => void (end = resolve))
  const confirmed = stage.payment.confirm()
  await expect.poll(() => stage.status).toBe('switching')
  stage.payment.leave()
  end()
  await confirmed
  expect(stage.chain.requests).toEqual([])
})
