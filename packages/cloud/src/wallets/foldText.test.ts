import { expect, test } from 'vitest'
import { foldText } from './foldText'

test('ignores case, accents and extra spaces', () => {
  expect(foldText('  Café\t WALLET ')).toBe('cafe wallet')
  expect(foldText('ＯＫＸ')).toBe('okx')
})
