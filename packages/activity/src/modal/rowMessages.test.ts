import { createTranslator } from '@openappkit/appkit-ui/elements'
import { expect, test } from 'vitest'
import { sent } from '../../test/activityKit'
import { bob, own } from '../../test/wireTransaction'
import { pendingItem } from '../items/pendingItem'
import { displayAmount, mainTransfer } from '../items/shownTransfer'
import { detailText } from './detailText'
import { messages as activityAr } from './locales/activity.ar'
import { messages as activityDe } from './locales/activity.de'
import { activityEn } from './locales/activity.en'
import { operationMessage } from './operationMessage'
import { operationText } from './operationText'
import { settledText } from './settledText'

const translator = createTranslator<typeof activityEn>(activityEn, 'en')
const { t } = translator
const bare = { features: { list: [] } }
const plain = { id: 'a', hash: '0xa', status: 'confirmed', isSpam: false, from: own, to: bob } as const
const out = { direction: 'out', quantity: '1', symbol: 'ETH', isNft: false } as const
const into = { direction: 'in', quantity: '2', symbol: 'USDC', isNft: false } as const

test.each([
  ['a sent transfer names the recipient', { operation: 'send', transfers: [out] }, 'To 0x71C7…976F'],
  ['a received transfer names the sender', { operation: 'receive', transfers: [into] }, 'From 0xd8dA…6045'],
  ['a trade names both tokens', { operation: 'trade', transfers: [out, into] }, 'ETH → USDC'],
  ['an app call names the app', { operation: 'execute', transfers: [], application: 'Exchange' }, 'Exchange'],
  ['an approval names the contract', { operation: 'approve', transfers: [] }, 'Contract 0x71C7…976F'],
  ['a mint without a sender names no account', { operation: 'mint', transfers: [into], from: '' }, undefined],
  ['a deployment names no account', { operation: 'deploy', transfers: [], to: '' }, undefined],
])('%s', (_, change, expected) => {
  expect(detailText({ ...plain, isTrade: change.operation === 'trade', ...change }, t)).toBe(expected)
})

test.each([
  ['send', 'send'],
  ['bought', 'buy'],
  ['sold', 'sell'],
  ['rebase', 'other'],
  ['constructor', 'other'],
  ['loading', 'other'],
])('the backend operation %s has the message %s', (operation, word) => {
  expect(operationMessage(operation)).toBe(word)
})

test("announces the outcome of the app's own transaction with amount and recipient", () => {
  const outcome = { status: 'reverted' } as const
  expect(settledText(sent, outcome, translator, bare)).toMatch(/^Transaction failed: 0\.5 ETH To 0x71C7…976F$/u)
  expect(settledText({ ...sent, token: undefined }, outcome, translator, bare)).toMatch(
    /^Transaction failed: Contract 0x71/u,
  )
  expect(settledText({ ...sent, to: undefined, token: undefined }, { status: 'dropped' }, translator, bare)).toBe(
    'Transaction dropped: Contract interaction',
  )
})

test("names a feature's transaction with the feature's own messages, in the current language", () => {
  const bridged = { name: 'bridge', label: { en: 'Bridged', de: 'Übertragen' } }
  const kit = { features: { list: [{ name: 'bridge', operations: [bridged] }] } }
  expect(operationText('bridge', translator, kit)).toBe('Bridged')
  expect(operationText('bridge', { ...translator, locale: 'de-AT' }, kit)).toBe('Übertragen')
  expect(operationText('send', translator, kit)).toBe('Sent')
  expect(operationText('bridge', translator, bare)).toBe('Transaction')
})

test("shows both tokens of the app's own trade, with the incoming amount", () => {
  const received = { token: { symbol: 'USDC', decimals: 6 }, amount: 2_000_000n }
  const item = pendingItem({ ...sent, operation: 'bridge', received })
  expect(item).toMatchObject({ operation: 'bridge', isTrade: true })
  expect(detailText(item, t)).toBe('ETH → USDC')
  const shown = mainTransfer(item)
  expect(shown && displayAmount(shown, 'en')).toEqual({ number: '+2', unit: 'USDC' })
  const unknown = pendingItem({ ...sent, received: { token: received.token } })
  expect(unknown.transfers[1]).toMatchObject({ direction: 'in', symbol: 'USDC', quantity: undefined })
})

test('every catalog has every message, with the same placeholders and no English', () => {
  const flat = (catalog: object): readonly (readonly [string, string])[] =>
    Object.entries(catalog).map(
      ([key, messages]) => [key, typeof messages === 'string' ? messages : messages.other] as const,
    )
  const namesIn = (messages: string) => messages.match(/\{\w+\}/gu) ?? []
  const arabic = new Map(flat(activityAr))
  const german = new Map(flat(activityDe))
  for (const [key, messages] of flat(activityEn)) {
    expect(namesIn(arabic.get(key) ?? '')).toEqual(namesIn(messages))
    expect(namesIn(german.get(key) ?? '')).toEqual(namesIn(messages))
    if (key !== 'spam') expect(german.get(key)).not.toBe(messages)
    expect(arabic.get(key)?.replaceAll(/\{\w+\}/gu, '')).not.toMatch(/[a-z]/iu)
  }
})
