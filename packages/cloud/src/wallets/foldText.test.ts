import { expect, test } from 'vitest'
import { foldText } from './foldText'

test('case, accents and spaces make no difference', () => {
  expect(foldText('  Café\t WALLET ')).toBe('cafe wallet')
  expect(foldText('ＯＫＸ')).toBe('okx')
})
