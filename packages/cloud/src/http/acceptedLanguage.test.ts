import { expect, test } from 'vitest'
import { acceptedLanguage } from './acceptedLanguage'

const languages = { en: 'Hello', de: 'Hallo', ar: 'مرحبا' }

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, AR;q=0.5', 'ar'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
  // Only the start of a header is read.
  [`${'fr,'.repeat(200)}de`, 'en'],
])('chooses a language for %j', (header, language) => {
  expect(acceptedLanguage(header, languages)).toEqual({
    language,
    messages: languages[language as keyof typeof languages],
  })
})
