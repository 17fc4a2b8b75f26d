import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { PendingTransactions, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { heldAssets } from '../../test/heldAssets'
import { sendKit } from '../../test/openSend'
import { bob, carol, own } from '../../test/startSend'
import { SendFlow } from './SendFlow'
import { send } from './send'

/** Opens a form with the app's arguments and waits until its recipient is checked. */
async function begun() {
  const made = await sendKit()
  const part = made.kit.controller(SendFlow)
  const params = { assetAddress: 'native', amount: '0.5', to: bob }
  await part.begin(params)
  await expect.poll(() => part.controller.state.value.status).toBe('editing')
  return { ...made, part, params }
}

test("fills the form with the app's token, amount and recipient, read from the chain", async () => {
  const { part } = await begun()
  expect(part.controller.draft).toMatchObject({
    amount: 5n * 10n ** 17n,
    token: { symbol: 'ETH', decimals: 18, balance: 10n ** 18n, caipNetworkId: 'eip155:1' },
    recipient: { kind: 'found', address: bob },
  })
})

test('sends the reviewed request to the wallet, and events contain neither payer nor recipient', async () => {
  const { evm, events, part } = await begun()
  await part.controller.review()
  expect(await part.controller.confirm()).toBe(true)
  expect(evm.requests).toEqual([`sendTransaction ${5n * 10n ** 17n} to ${bob} from ${own}`])
  const properties = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: 0.5 }
  expect(events.map(({ event, properties }) => ({ event, properties }))).toEqual([
    { event: 'SEND_INITIATED', properties },
    { event: 'SEND_SUCCESS', properties },
  ])
})

test('tracks a failed request as an event with its error message', async () => {
  const { evm, events, part } = await begun()
  await part.controller.review()
  evm.answerTo({ sendTransaction: () => Promise.reject(new Error('boom')) })
  await part.controller.confirm()
  expect(events.at(-1)).toMatchObject({ event: 'SEND_ERROR', properties: { message: 'boom' } })
})

test('open() resolves with the hash and rejects if the modal closes', async () => {
  const { kit, part } = await begun()
  kit.features.add([send])
  const closed = kit.modal.open({ view: 'WalletSend' })
  kit.modal.close()
  await expect(closed).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })

  const sent = kit.modal.open({ view: 'WalletSend' })
  await part.controller.review()
  await part.controller.confirm()
  expect(await sent).toEqual({ hash: '0xhash' })
})

test("a wallet response to an earlier form doesn't resolve a later open()", async () => {
  const { evm, kit, part } = await begun()
  kit.features.add([send])
  const answers: (() => void)[] = []
  evm.answerTo({ sendTransaction: () => new Promise(resolve => void answers.push(resolve)) })
  await part.controller.review()
  const confirming = part.controller.confirm()
  await expect.poll(() => answers.length).toBe(1)

  const params = { assetAddress: 'native', amount: '0.1', to: carol }
  const later = kit.modal.open({ view: 'WalletSend', arguments: params })
  await part.begin(params)
  answers[0]?.()
  expect(await confirming).toBe(true)
  kit.modal.close()
  await expect(later).rejects.toMatchObject({ code: 'modal/closed' })
})

test('lists a sent transfer as pending until its outcome is known', async () => {
  const { evm, kit, part } = await begun()
  let end = (_: { readonly status: 'confirmed' }): void => {}
  evm.followTransaction = () => new Promise(resolve => (end = resolve))
  await part.controller.review()
  await part.controller.confirm()
  const pending = kit.controller(PendingTransactions)
  expect(pending.find('0xhash')).toMatchObject({
    caipNetworkId: 'eip155:1',
    address: own,
    to: bob,
    amount: 5n * 10n ** 17n,
    token: { symbol: 'ETH', decimals: 18 },
  })
  expect(pending.claim('0xhash')).toBe(false)
  end({ status: 'confirmed' })
  await expect.poll(() => pending.find('0xhash')?.outcome).toEqual({ status: 'confirmed' })
})

test("leaves transactions to other followers if the chain can't follow them", async () => {
  const { kit, part } = await begun()
  await part.controller.review()
  await part.controller.confirm()
  expect(kit.controller(PendingTransactions).claim('0xhash')).toBe(true)
})

test('returns to the form once the review is no longer valid', async () => {
  const { evm, kit, part } = await begun()
  kit.modal.open({ view: 'WalletSend' })
  await part.controller.review()
  kit.router.push('WalletSendPreview')
  evm.emit({ chainId: 8453 })
  await expect.poll(() => kit.router.current.view).toBe('WalletSend')
  expect(part.controller.state.value).toMatchObject({ status: 'editing', problem: { code: 'send/account-changed' } })
})

test('leaves the review view without a review', async () => {
  const { kit, part } = await begun()
  kit.router.reset('WalletSendPreview')
  part.showReview()
  expect(kit.router.current.view).toBe('WalletSend')
})

test("applies the app's arguments for a network once the wallet is on it", async () => {
  const { evm, part } = await begun()
  await part.begin({ chainId: 8453, assetAddress: 'native', amount: '0.1', to: carol })
  expect(part.controller.draft).toMatchObject({ token: { caipNetworkId: 'eip155:8453' } })
  await expect.poll(() => part.controller.state.value.status).toBe('editing')
  evm.emit({ chainId: 8453 })
  await expect.poll(() => part.controller.draft?.token?.caipNetworkId).toBe('eip155:8453')
  expect(part.controller.draft).toMatchObject({ amountText: '0.1', recipientText: carol })
})

test('applies arguments that the app passed before the wallet reconnected', async () => {
  const { evm, part } = await begun()
  evm.emitDisconnected()
  await part.begin({ assetAddress: 'native', amount: '0.1', to: carol })
  expect(part.controller.draft?.token).toBeUndefined()
  evm.emitConnected({ chainId: 1 })
  await expect.poll(() => part.controller.draft?.token?.symbol).toBe('ETH')
  expect(part.controller.draft).toMatchObject({ amountText: '0.1', recipientText: carol })
})

test('returning to the form keeps the input and ends the review', async () => {
  const { params, part } = await begun()
  part.controller.typeAmount('0.25')
  await part.controller.review()
  await part.begin(params)
  expect(part.controller.state.value).toMatchObject({ status: 'editing', draft: { amountText: '0.25' } })
})

test.each([
  ['declined', new UserRejectedError()],
  ['pendingInWallet', new RequestPendingError()],
  ['failed', new Error('boom')],
])('returning to the form from a request that is %s keeps the input', async (status, error) => {
  const { evm, params, part } = await begun()
  await part.controller.review()
  evm.answerTo({ sendTransaction: () => Promise.reject(error) })
  await part.controller.confirm()
  expect(part.controller.state.value.status).toBe(status)
  await part.begin(params)
  await expect.poll(() => part.controller.state.value.status).toBe('editing')
  expect(part.controller.draft).toMatchObject({ amount: 5n * 10n ** 17n, recipient: { address: bob } })
})

test('reopening shows a transfer until its outcome is known, then an empty form', async () => {
  const { evm, part } = await begun()
  let settle = (_: { status: 'confirmed' }): void => {}
  evm.followTransaction = () => new Promise(resolve => (settle = resolve))
  await part.controller.review()
  await part.controller.confirm()
  await part.begin()
  expect(part.controller.state.value).toMatchObject({ status: 'submitted', hash: '0xhash' })
  settle({ status: 'confirmed' })
  await expect.poll(() => part.controller.state.value.status).toBe('confirmed')
  await part.begin()
  expect(part.controller.draft).toMatchObject({ amountText: '', recipientText: '' })
})

test('different arguments start a new form', async () => {
  const { part } = await begun()
  await part.begin({ to: carol })
  expect(part.controller.draft).toMatchObject({ token: undefined, amountText: '', recipientText: carol })
})

test('a network switch resets the form', async () => {
  const { evm, part } = await begun()
  evm.emit({ chainId: 8453 })
  await expect.poll(() => part.controller.draft?.token).toBeUndefined()
})

test('rejects an address of a network that the kit does not have, and finds no names without a backend', async () => {
  const { part } = await begun()
  part.controller.typeRecipient('0x1234')
  expect(part.controller.draft?.recipient).toEqual({ kind: 'invalid', problem: 'notAnAddress' })
  part.controller.typeRecipient('bob.eth')
  expect(part.controller.draft?.recipient).toEqual({ kind: 'invalid', problem: 'nameUnavailable' })
})

test("adds the price and the balance of the account's asset to the app's token", async () => {
  const { evm, kit, part } = await begun()
  evm.assets = { 1: heldAssets }
  await kit.controller(PortfolioController).refresh({ namespace: 'eip155', address: own, caipNetworkId: 'eip155:1' })
  await expect.poll(() => part.controller.draft?.token?.price).toBe(3_110.4)
  expect(part.controller.draft).toMatchObject({ amount: 5n * 10n ** 17n, token: { balance: 3_204n * 10n ** 15n } })
})

test('reports an unreadable token in the form', async () => {
  const { evm, part } = await begun()
  evm.getBalance = () => Promise.reject(new Error('No such contract'))
  await part.begin({ assetAddress: carol, amount: '1', to: bob })
  await expect
    .poll(() => part.controller.state.value)
    .toMatchObject({ status: 'editing', problem: { code: 'send/token-unavailable' } })
})

test('tracks opening the view, but not returning to it', async () => {
  const { kit, part } = await begun()
  const opened: unknown[] = []
  kit.events.subscribe(({ data }) => void (data.event === 'OPEN_SEND' && opened.push(data.properties)))
  kit.modal.open({ view: 'WalletSend' })
  await part.begin()
  kit.router.push('WalletSendSelectToken')
  kit.modal.goBack()
  await part.begin()
  expect(opened).toEqual([{ isSmartAccount: false, network: 'eip155:1' }])
})

test('does not apply the arguments of an earlier visit on a later one', async () => {
  const { evm, kit, part } = await begun()
  kit.modal.open({ view: 'WalletSend' })
  await part.begin({ chainId: 8453, assetAddress: 'native', amount: '0.1', to: carol })
  kit.modal.close()
  evm.emit({ chainId: 8453 })
  await expect.poll(() => part.controller.account?.network.name).toBe('Base')
  expect(part.controller.draft).toMatchObject({ token: undefined, amountText: '', recipientText: '' })
})

test.each<readonly [what: string, params: object, draft: object]>([
  ['an exponent', { amount: '1e2' }, { amountText: '1e2', amount: undefined }],
  ['an amount above the maximum', { amount: '1e400' }, { amount: undefined }],
  ['a negative amount', { amount: '-1' }, { amount: undefined }],
  ['fullwidth digits', { amount: '１' }, { amount: undefined }],
  ['a number instead of text', { amount: 0.25 }, { amountText: '0.25', amount: 25n * 10n ** 16n }],
  ['a number without a plain notation', { amount: 1e21 }, { amount: undefined }],
  ['values of other types', { amount: { toString: () => '1' }, to: [bob] }, { amountText: '', recipientText: '' }],
  ['an address that is too long', { to: `${bob}00` }, { recipient: { kind: 'invalid', problem: 'notAnAddress' } }],
  ['an address with an invisible character', { to: `${bob}\u202e` }, { recipient: { kind: 'invalid' } }],
])("reads the app's arguments like typed input: %s", async (_, params, draft) => {
  const { evm, part } = await begun()
  await part.begin({ assetAddress: 'native', amount: '0.5', to: bob, ...params })
  await expect.poll(() => part.controller.state.value.status).toBe('editing')
  expect(part.controller.draft).toMatchObject(draft)
  await part.controller.review()
  await part.controller.confirm()
  const amount = (draft as { amount?: bigint }).amount
  expect(evm.requests).toEqual(amount === undefined ? [] : [`sendTransaction ${amount} to ${bob} from ${own}`])
})

test.each(['__proto__', 'constructor', 5, {}, null])('ignores the unknown namespace %j', async namespace => {
  const { part } = await begun()
  await part.begin({ assetAddress: 'native', amount: '0.5', to: bob, namespace: namespace as never })
  expect(part.controller.draft).toMatchObject({ token: undefined, amountText: '0.5' })
})

test('rejects a recipient address of another namespace', async () => {
  const { part } = await begun()
  await part.begin({ assetAddress: 'native', amount: '0.5', to: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' })
  expect(part.controller.draft?.recipient).toMatchObject({ kind: 'invalid' })
  expect(await part.controller.review()).toBe(false)
})

test('passes the address of the reviewed account as the payer', async () => {
  const { evm, part } = await begun()
  await part.controller.review()
  await part.controller.confirm()
  expect(evm.requests).toEqual([`sendTransaction ${5n * 10n ** 17n} to ${bob} from ${own}`])
})

test('sends no request if the wallet changes accounts during the last check', async () => {
  const { evm, part } = await begun()
  await part.controller.review()
  evm.estimateFee = async () => {
    evm.emitConnected({ chainId: 1, address: carol })
    return evm.fee
  }
  expect(await part.controller.confirm()).toBe(false)
  expect(evm.requests).toEqual([])
})

test('shows the form and sends nothing if the modal is reopened during a review', async () => {
  const { evm, kit, part } = await begun()
  kit.modal.open({ view: 'WalletSend' })
  await part.controller.review()
  kit.router.push('WalletSendPreview')
  kit.modal.close()
  kit.modal.open({ view: 'WalletSend' })
  await part.begin()
  expect(part.controller.state.value).toMatchObject({ status: 'editing', draft: { amountText: '0.5' } })
  expect(await part.controller.confirm()).toBe(false)
  expect(evm.requests).toEqual([])
})

test("refuses to review a token whose listed decimals differ from its contract's", async () => {
  const { evm, part } = await begun()
  const [, dollar] = heldAssets
  if (!dollar) throw new Error('There are dollars')
  evm.assets = { 1: heldAssets }
  const { address, metadata } = dollar
  part.controller.selectToken({
    caipNetworkId: 'eip155:1',
    address,
    name: metadata.name,
    symbol: metadata.symbol,
    decimals: metadata.decimals + 12,
    balance: 10n ** 30n,
  })
  part.controller.typeAmount('0.000001')
  await expect.poll(() => part.controller.state.value.status).toBe('editing')
  await part.controller.review()
  expect(part.controller.state.value).toMatchObject({ problem: { code: 'send/token-mismatch' } })
})

test('keeps the trace that the chain reports for a transfer across a reload', async () => {
  const { evm, kit, part } = await begun()
  evm.followTransaction = ({ onTrace }) => {
    onTrace?.('its number')
    return new Promise(() => {})
  }
  await part.controller.review()
  await part.controller.confirm()
  expect(kit.controller(PendingTransactions).find('0xhash')).toMatchObject({ trace: 'its number' })
})
