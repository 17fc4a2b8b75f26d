import { AppKitError, type TransferLine } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { base, bob, carol, dollar, ether, ethereum, own, SendScene } from '../test/startSend'

const value = ({ send }: SendScene) => send.state.value
const other = { address: carol, network: ethereum, isSmartAccount: false }

test('requests payment from the reviewed account, by address', async () => {
  const scene = await new SendScene().reviewed()
  await scene.send.confirm()
  const token = await new SendScene().reviewed(dollar, '1')
  await token.send.confirm()
  expect([scene.chain.payers, token.chain.payers]).toEqual([[own], [own]])
})

test.each([
  ['another account', other],
  ['another network', { address: own, network: base, isSmartAccount: false }],
  ['no account', undefined],
])('a change to %s at any time before the wallet request stops it', async (_, account) => {
  // Changes the account after each microtask of the last check, before its request.
  for (let turns = 0; turns < 12; turns += 1) {
    const scene = await new SendScene().reviewed()
    const confirming = scene.send.confirm()
    for (let turn = 0; turn < turns && scene.chain.requests.length === 0; turn += 1) await Promise.resolve()
    if (scene.chain.requests.length > 0) continue
    scene.account = account
    const wasEmptied = scene.send.followAccount()
    await confirming
    const payers = scene.chain.payers.filter(payer => payer !== own)
    expect(payers, `${turns}`).toEqual([])
    if (wasEmptied) expect(scene.chain.requests, `${turns}`).toEqual([])
  }
})

test('reads everything again if another chain replaces the reviewed one', async () => {
  const scene = await new SendScene().reviewed()
  // A different adapter is now in place, whose chain answers differently.
  scene.chain.balances['coin'] = 0n
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test.each<readonly [what: string, lines: readonly TransferLine[]]>([
  ['pays a different recipient', [{ kind: 'nativeTransfer', to: carol, amount: 100n }]],
  ['pays a different amount', [{ kind: 'nativeTransfer', to: bob, amount: 101n }]],
  ['names no recipient', [{ kind: 'nativeTransfer', amount: 100n }]],
  ['pays only the sender', [{ kind: 'change', to: own, amount: 100n }]],
  ['pays no one', []],
  ['moves a token', [{ kind: 'tokenTransfer', to: bob, amount: 100n, tokenAddress: carol }]],
  [
    'pays twice',
    [
      { kind: 'output', to: bob, amount: 100n },
      { kind: 'output', to: carol, amount: 1n },
    ],
  ],
])('refuses to review a request that %s', async (_, lines) => {
  const scene = new SendScene()
  scene.chain.describeTransfer = async () => lines
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/would-fail' } })
})

test.each<readonly [what: string, line: TransferLine, isRight: boolean]>([
  ['the same token', { kind: 'tokenTransfer', to: bob, amount: 100n, tokenAddress: dollar.address }, true],
  ['another token', { kind: 'tokenTransfer', to: bob, amount: 100n, tokenAddress: carol }, false],
  ['a coin', { kind: 'nativeTransfer', to: bob, amount: 100n }, false],
])('reviews a token request only if it moves that token: %s', async (_, line, isRight) => {
  const scene = new SendScene()
  scene.chain.describeTransfer = async () => [line]
  await scene.reviewed(dollar, '1')
  expect(scene.status === 'reviewing').toBe(isRight)
})

test('sends no request that differs from the reviewed one', async () => {
  const scene = new SendScene()
  scene.chain.describeTransfer = async () => [{ kind: 'nativeTransfer', to: bob, amount: 100n }]
  await scene.reviewed()
  scene.chain.describeTransfer = async () => [{ kind: 'nativeTransfer', to: carol, amount: 100n }]
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test('shows a contract symbol that differs from the list in the review, and again when it changes', async () => {
  const scene = new SendScene()
  scene.chain.symbol = 'USDC '
  await scene.reviewed(dollar, '1')
  expect(value(scene)).toMatchObject({ review: { symbolOfContract: undefined } })
  scene.chain.symbol = 'WBTC'
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { symbolOfContract: 'WBTC' } })
  expect(scene.chain.requests).toEqual([])
})

test("shows the app's symbol for the native asset", async () => {
  const scene = await new SendScene().reviewed()
  expect(value(scene)).toMatchObject({ review: { symbolOfContract: undefined } })
})

test('stops the request if the decimals change after the review', async () => {
  const scene = await new SendScene().reviewed(dollar, '1')
  const { getBalance } = scene.chain
  scene.chain.getBalance = async query => ({ ...(await getBalance.call(scene.chain, query)), decimals: 6 })
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'send/token-mismatch' } })
  expect(scene.chain.requests).toEqual([])
})

test.each([
  '1e2',
  '1e400',
  '-1',
  '+1',
  '１',
  '٣',
  '0x10',
  'Infinity',
  'NaN',
  '1,0',
  '1.001',
  '1 0',
  '..1',
  '9'.repeat(301),
])('rejects %s as an amount', async amount => {
  const scene = await new SendScene().fill(ether, amount)
  expect(scene.send.draft?.amount).toBeUndefined()
  expect(await scene.send.review()).toBe(false)
})

test('sends one wallet request for repeated clicks on Send', async () => {
  const scene = await new SendScene().reviewed()
  const clicks: Promise<boolean>[] = []
  for (let turn = 0; turn < 30; turn += 1) {
    clicks.push(scene.send.confirm())
    await Promise.resolve()
  }
  expect((await Promise.all(clicks)).filter(Boolean)).toHaveLength(1)
  expect(scene.chain.requests).toHaveLength(1)
})

test('input during the last check stops the wallet request', async () => {
  const scene = await new SendScene().reviewed()
  const confirming = scene.send.confirm()
  scene.send.typeAmount('9')
  scene.send.typeRecipient(carol)
  expect(await confirming).toBe(false)
  expect(scene.chain.requests).toEqual([])
  expect(scene.send.draft).toMatchObject({ amountText: '9', recipientText: carol })
})

test('a token update changes nothing under review', async () => {
  const scene = await new SendScene().reviewed()
  scene.send.updateToken({ ...ether, price: 1, decimals: 2, balance: 5n })
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { amount: 100n, token: { price: 2 } } })
})

test('reports insufficient funds from the adapter as a failure', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(new AppKitError('transaction/insufficient-funds', 'words'))
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'transaction/insufficient-funds' } })
})

test('keeps the trace of a transaction and passes it to the next follower', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.traces = ['its number']
  scene.chain.outcome = () => Promise.reject(new Error('No node answers'))
  await scene.send.confirm()
  await scene.settled()
  scene.clock.advance(5_000)
  await scene.settled()
  expect(scene.chain.known).toEqual([undefined, 'its number'])
  expect(scene.reported).toContain('traced 0xhash its number')
})

test('reports a transaction as replaced if its replacement is unknown', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.outcome = async () => ({ status: 'replaced' })
  await scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'replaced', hash: '0xhash', by: undefined })
})
