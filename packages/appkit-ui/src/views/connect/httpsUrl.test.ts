import { expect, test } from 'vitest'
import { httpsUrl } from './httpsUrl'

test.each([
  ['https://wallet.example/get', true],
  ['HTTPS://wallet.example', true],
  ['http://wallet.example', false],
  ['javascript:alert(1)//https://wallet.example', false],
  ['data:text/html,https://wallet.example', false],
  ['//wallet.example', false],
  ['wallet.example', false],
  ['', false],
  [undefined, false],
])('validates the home page %o', (url, isSafe) => {
  expect(httpsUrl(url)).toBe(isSafe ? url : undefined)
})
