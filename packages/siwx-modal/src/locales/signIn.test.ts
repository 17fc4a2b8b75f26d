import { expect, test } from 'vitest'
import { messages as signInAr } from './signIn.ar'
import { messages as signInDe } from './signIn.de'
import { signInEn } from './signIn.en'

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
}

test('the Arabic words use the same values as the English ones, and no English but names', () => {
  for (const [key, text] of Object.entries(signInAr)) {
    expect(placeholders(text), key).toEqual(placeholders(signInEn[key as keyof typeof signInEn]))
    expect(text.replace(/\{\w+\}/g, ''), key).not.toMatch(/[A-Za-z]/)
  }
})

test('the German words use the same values as the English ones, and differ from all but one of them', () => {
  for (const [key, text] of Object.entries(signInDe))
    expect(placeholders(text), key).toEqual(placeholders(signInEn[key as keyof typeof signInEn]))
  const same = Object.values(signInDe).filter(text => Object.values<string>(signInEn).includes(text))
  expect(same).toEqual(['Website'])
})

test('toasts keep their established words, in sentence case', () => {
  expect(signInEn).toMatchObject({
    declined: 'Signature declined',
    failedSmartAccount: 'This application might not support smart accounts',
    authenticating: 'Authenticating…',
  })
})
