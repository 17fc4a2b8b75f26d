import { expect, test } from 'vitest'
import { renderInRoot } from '../../../test/renderInRoot'
import { QuietDecimals } from './QuietDecimals'

test.each([
  ['$12,480.31', 'en', '.31'],
  ['12.480,31 €', 'de', ',31'],
  ['1,234.5', 'en', '.5'],
  ['1.234', 'de', undefined],
  ['1,234', 'en', undefined],
  ['0.0051234', 'en', undefined],
  ['<0.000001', 'en', undefined],
  ['—', 'en', undefined],
])('in %s (%s), the quiet part is %s', async (text, locale, quiet) => {
  const { root } = await renderInRoot(<QuietDecimals text={text} locale={locale} />)
  expect(root.querySelector('.balance-fraction')?.textContent).toBe(quiet)
  expect(root.textContent).toContain(text)
})
