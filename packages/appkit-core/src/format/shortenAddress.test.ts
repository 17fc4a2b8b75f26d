import { expect, test } from 'vitest'
import { shortenAddress } from './shortenAddress'

test.each([
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0xd8dA…6045'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0s…wf5mdq'],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'bcrt1qw5…ygt080'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1z…vfNa'],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', '7EcD…FLtV'],
  ['0x12345678', '0x12345678'],
  ['', ''],
])('shortens %s to %s', (address, short) => {
  expect(shortenAddress(address)).toBe(short)
})
