import { expect, test } from 'vitest'
import { messages as signInAr } from './signIn.ar'
import { messages as signInDe } from './signIn.de'
import { signInEn } from './signIn.en'

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
}

test('Arabic messages have the placeholders of the English ones and no Latin letters', () => {
  for (const [key, text] of Object.entries(signInAr)) {
    expect(placeholders(text), key).toEqual(placeholders(signInEn[key as keyof typeof signInEn]))
    expect(text.replace(/\{\w+\}/g, ''), key).not.toMatch(/[A-Za-z]/)
  }
})

test('German messages have the placeholders of the English ones, and all but one differ from them', () => {
  for (const [key, text] of Object.entries(signInDe))
    expect(placeholders(text), key).toEqual(placeholders(signInEn[key as keyof typeof signInEn]))
  const same = Object.values(signInDe).filter(text => Object.values<string>(signInEn).includes(text))
  expect(same).toEqual(['Website'])
})

test('outcomes keep their established texts, in sentence case', () => {
  expect(signInEn).toMatchObject({
    declined: 'Signature declined',
    failedSmartAccount: 'This application might not support smart accounts.',
    authenticating: 'Authenticating…',
  })
})
