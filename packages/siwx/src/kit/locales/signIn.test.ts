import { expect, test } from 'vitest'
import { signInAr } from './signIn.ar'
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

test('the words of the spec are said as they are', () => {
  expect(signInEn).toMatchObject({
    declined: 'Signature declined',
    failedSmartAccount: 'This application might not support Smart Accounts',
    initializationFailed: 'A problem occurred while trying initialize authentication',
    authenticating: 'Authenticating...',
  })
})
