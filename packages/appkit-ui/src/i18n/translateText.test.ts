import { expect, test } from 'vitest'
import { en } from '../locales/en'
import { createTranslator } from './Translator'
import { translateText } from './translateText'

const translator = createTranslator<typeof en>({ ...en, tryAgain: 'Encore' }, 'fr')

test.each([
  ['tryAgain', 'Encore'],
  ['The wallet is out of ink.', 'The wallet is out of ink.'],
  ['toString', 'toString'],
  ['', ''],
])('translates %o to %o', (text, said) => {
  expect(translateText(translator, text)).toBe(said)
})
