import { expect, test } from 'vitest'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import type { LiveConnection } from './LiveConnection'
import { switchNetwork } from './switchNetwork'

const network = 'bip122:regtest'
const reading: WalletReading = { accounts: [{ address: 'a' }], caipNetworkId: network }

function ask(wallet: Partial<BitcoinWallet>): Promise<WalletReading> {
  return switchNetwork({ wallet: { name: 'Wallet', ...wallet } } as LiveConnection, network)
}

test('what a wallet shares on the other network is what it tells, or what it is read for', async () => {
  const silent = { switchNetwork: async () => undefined }
  expect(await ask({ switchNetwork: async () => reading })).toBe(reading)
  expect(await ask({ ...silent, read: async () => reading })).toBe(reading)
  await expect(ask({ ...silent, read: async () => undefined })).rejects.toMatchObject({ code: 'network/switch-failed' })
})

test('a wallet that can’t switch says so, and one that refuses is the visitor', async () => {
  await expect(ask({})).rejects.toMatchObject({ code: 'network/switch-unsupported' })
  const refusing = ask({ switchNetwork: () => Promise.reject({ code: 4001 }) })
  await expect(refusing).rejects.toMatchObject({ code: 'wallet/rejected' })
})
