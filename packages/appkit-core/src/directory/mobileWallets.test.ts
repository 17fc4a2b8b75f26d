import { expect, test } from 'vitest'
import { coinbaseWalletId, phantomWalletId, solflareWalletId } from '../data/walletIds'
import { mobileWallets } from './mobileWallets'

const linked = { id: 'linked', mobile_link: 'wallet://' }
const coinbase = { id: coinbaseWalletId, mobile_link: null }
const phantom = { id: phantomWalletId }
const solflare = { id: solflareWalletId, mobile_link: '' }
const wallets = [{ id: 'desktop' }, linked, coinbase, phantom, solflare]

test('keeps wallets with a mobile link, plus Coinbase', () => {
  expect(mobileWallets(wallets, 'eip155')).toEqual([linked, coinbase])
  expect(mobileWallets(wallets, undefined)).toEqual([linked, coinbase])
})

test('adds Phantom and Solflare on Solana', () => {
  expect(mobileWallets(wallets, 'solana')).toEqual([linked, coinbase, phantom, solflare])
})
