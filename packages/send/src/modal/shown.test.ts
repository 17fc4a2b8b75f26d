import { expect, test } from 'vitest'
import { dollar, ether } from '../../test/startSend'
import { exactAmount } from './exactAmount'
import { messages as sendAr } from './locales/send.ar'
import { messages as sendDe } from './locales/send.de'
import { sendEn } from './locales/send.en'
import { matchingTokens } from './matchingTokens'

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
}

test('the Arabic words use the same values as the English ones, and no English but names', () => {
  for (const [key, text] of Object.entries(sendAr)) {
    expect(placeholders(String(text)), key).toEqual(placeholders(sendEn[key as keyof typeof sendEn]))
    expect(String(text).replace(/\{\w+\}/g, ''), key).not.toMatch(/[A-Za-z]/)
  }
})

test('the German words use the same values as the English ones, and differ from all but a few of them', () => {
  for (const [key, text] of Object.entries(sendDe))
    expect(placeholders(String(text)), key).toEqual(placeholders(sendEn[key as keyof typeof sendEn]))
  const same = Object.values(sendDe).filter(text => (Object.values(sendEn) as unknown[]).includes(text))
  expect(same).toEqual(['≈ {amount}', 'Token'])
})

test('what is agreed to is never rounded', () => {
  expect(exactAmount(1n, 18, 'ETH', 'en')).toContain('0.000000000000000001')
  expect(exactAmount(123456789n, 8, 'BTC', 'de')).toContain('1,23456789')
  expect(exactAmount(1_250_500_000n, 6, 'USDC', 'en')).toContain('1,250.5')
})

test('tokens are found by symbol, name and address, the earlier match first', () => {
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
