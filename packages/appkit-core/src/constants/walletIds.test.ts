import { expect, test } from 'vitest'
import * as walletIds from './walletIds'

test.each([
  ['Coinbase', walletIds.coinbaseWalletId, 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'],
  ['Safe', walletIds.safeWalletId, '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f'],
  ['Ledger', walletIds.ledgerWalletId, '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'],
  ['OKX', walletIds.okxWalletId, '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'],
  ['Phantom', walletIds.phantomWalletId, 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
  ['Solflare', walletIds.solflareWalletId, '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
])('Explorer id of %s', (_, id, expected) => {
  expect(id).toBe(expected)
})
