import { exactAmount } from '@openappkit/appkit-ui/money'
import { expect, test } from 'vitest'
import { dollar, ether } from '../../test/startSend'
import { messages as sendAr } from './locales/send.ar'
import { messages as sendDe } from './locales/send.de'
import { sendEn } from './locales/send.en'
import { matchingTokens } from './matchingTokens'

type Message = (typeof sendEn)[keyof typeof sendEn] | (typeof sendDe)[keyof typeof sendDe]

/** Returns the message, or the plural form that every language has. */
function textOf(message: Message): string {
  return typeof message === 'string' ? message : message.other
}

function placeholders(message: Message): string[] {
  return [...textOf(message).matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
}

test('Arabic messages have the placeholders of the English ones and no Latin letters', () => {
  for (const [key, text] of Object.entries(sendAr)) {
    expect(placeholders(text), key).toEqual(placeholders(sendEn[key as keyof typeof sendEn]))
    const forms = typeof text === 'string' ? [text] : Object.values(text)
    expect(forms.join().replace(/\{\w+\}/g, ''), key).not.toMatch(/[A-Za-z]/)
  }
})

test('German messages have the placeholders of the English ones, and nearly all differ from them', () => {
  for (const [key, text] of Object.entries(sendDe))
    expect(placeholders(text), key).toEqual(placeholders(sendEn[key as keyof typeof sendEn]))
  const same = Object.values(sendDe).filter(text => (Object.values(sendEn) as unknown[]).includes(text))
  expect(same).toEqual(['≈ {amount}', 'Token'])
})

test('never rounds an accepted amount', () => {
  expect(exactAmount(1n, 18, 'ETH', 'en')).toContain('0.000000000000000001')
  expect(exactAmount(123456789n, 8, 'BTC', 'de')).toContain('1,23456789')
  expect(exactAmount(1_250_500_000n, 6, 'USDC', 'en')).toContain('1,250.5')
})

test('finds tokens by symbol, name and address, earliest match first', () => {
  const tokens = [ether, dollar]
  expect(matchingTokens(tokens, ' ')).toBe(tokens)
  expect(matchingTokens(tokens, 'usd')).toEqual([dollar])
  expect(matchingTokens(tokens, '0xa0b86991')).toEqual([dollar])
  expect(matchingTokens([{ ...ether, name: 'Wrapped US Dollar' }, dollar], 'us')).toEqual([
    dollar,
    { ...ether, name: 'Wrapped US Dollar' },
  ])
  expect(matchingTokens(tokens, 'nothing')).toEqual([])
})
