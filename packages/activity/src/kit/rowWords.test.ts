import { createTranslator } from '@openappkit/appkit-ui/elements'
import { expect, test } from 'vitest'
import { sent } from '../test/activityKit'
import { bob, own } from '../test/wireTransaction'
import { detailText } from './detailText'
import { activityAr } from './locales/activity.ar'
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

test('how the newest of this page ended is said, and nothing while it is on its way', () => {
  expect(settledText([sent], t)).toBeUndefined()
  expect(settledText([sent, { ...sent, outcome: { status: 'reverted' } }], t)).toBe('Transaction failed')
})

test('Arabic has every word, with the same names in it, and none of English', () => {
  const flat = (catalogue: object): readonly (readonly [string, string])[] =>
    Object.entries(catalogue).map(([key, words]) => [key, typeof words === 'string' ? words : words.other] as const)
  const namesIn = (words: string) => words.match(/\{\w+\}/gu) ?? []
  const arabic = new Map(flat(activityAr))
  for (const [key, words] of flat(activityEn)) {
    expect(namesIn(arabic.get(key) ?? '')).toEqual(namesIn(words))
    expect(arabic.get(key)?.replaceAll(/\{\w+\}/gu, '')).not.toMatch(/[a-z]/iu)
  }
})
