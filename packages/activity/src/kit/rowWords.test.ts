import { createTranslator } from '@openappkit/appkit-ui/elements'
import { expect, test } from 'vitest'
import { sent } from '../test/activityKit'
import { bob, own } from '../test/wireTransaction'
import { detailText } from './detailText'
import { words as activityAr } from './locales/activity.ar'
import { words as activityDe } from './locales/activity.de'
import { activityEn } from './locales/activity.en'
import { operationWord } from './operationWord'
import { settledText } from './settledText'

const { t } = createTranslator<typeof activityEn>(activityEn, 'en')
const plain = { id: 'a', hash: '0xa', status: 'confirmed', isSpam: false, from: own, to: bob } as const
const out = { direction: 'out', quantity: '1', symbol: 'ETH', isNft: false } as const
const into = { direction: 'in', quantity: '2', symbol: 'USDC', isNft: false } as const

test.each([
  ['a transfer names who received', { operation: 'send', transfers: [out] }, 'To 0x71...d8976F'],
  ['what came names who sent', { operation: 'receive', transfers: [into] }, 'From 0xd8...A96045'],
  ['a trade names both sides', { operation: 'trade', transfers: [out, into] }, 'ETH → USDC'],
  ['an app is named', { operation: 'execute', transfers: [], application: 'Exchange' }, 'Exchange'],
  ['a call names what was called', { operation: 'approve', transfers: [] }, 'Contract 0x71...d8976F'],
  ['a mint from nobody names nobody', { operation: 'mint', transfers: [into], from: '' }, undefined],
  ['a deployment names nobody', { operation: 'deploy', transfers: [], to: '' }, undefined],
])('%s', (_, change, expected) => {
  expect(detailText({ ...plain, ...change }, t)?.replace('0x71C7', '0x71')).toBe(expected)
})

test.each([
  ['send', 'send'],
  ['bought', 'buy'],
  ['sold', 'sell'],
  ['rebase', 'other'],
  ['constructor', 'other'],
  ['loading', 'other'],
])('what the backend calls %s has the word of %s', (operation, word) => {
  expect(operationWord(operation)).toBe(word)
})

test('how one of this page ended is said, with how much of what for whom', () => {
  const outcome = { status: 'reverted' } as const
  expect(settledText(sent, outcome, t)).toMatch(/^Transaction failed: 0\.5 ETH To 0x71.*8976F$/u)
  expect(settledText({ ...sent, token: undefined }, outcome, t)).toMatch(/^Transaction failed: Contract 0x71/u)
  expect(settledText({ ...sent, to: undefined, token: undefined }, { status: 'dropped' }, t)).toBe(
    'Transaction dropped by the network: Used a contract',
  )
})

test('every language has every word, with the same names in it, and none of English', () => {
  const flat = (catalogue: object): readonly (readonly [string, string])[] =>
    Object.entries(catalogue).map(([key, words]) => [key, typeof words === 'string' ? words : words.other] as const)
  const namesIn = (words: string) => words.match(/\{\w+\}/gu) ?? []
  const arabic = new Map(flat(activityAr))
  const german = new Map(flat(activityDe))
  for (const [key, words] of flat(activityEn)) {
    expect(namesIn(arabic.get(key) ?? '')).toEqual(namesIn(words))
    expect(namesIn(german.get(key) ?? '')).toEqual(namesIn(words))
    if (key !== 'spam') expect(german.get(key)).not.toBe(words)
    expect(arabic.get(key)?.replaceAll(/\{\w+\}/gu, '')).not.toMatch(/[a-z]/iu)
  }
})
