import { expect, test } from 'vitest'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'
import type { LiveConnection } from './LiveConnection'
import { switchNetwork } from './switchNetwork'

const network = 'bip122:regtest'
const reading: WalletReading = { accounts: [{ address: 'a' }], caipNetworkId: network }

function ask(wallet: Partial<BitcoinWallet>): Promise<WalletReading> {
  return switchNetwork({ wallet: { name: 'Wallet', ...wallet } } as LiveConnection, network)
}

test('returns the accounts that the wallet reports after a switch, or reads them', async () => {
  const silent = { switchNetwork: async () => undefined }
  expect(await ask({ switchNetwork: async () => reading })).toBe(reading)
  expect(await ask({ ...silent, read: async () => reading })).toBe(reading)
  await expect(ask({ ...silent, read: async () => undefined })).rejects.toMatchObject({ code: 'network/switch-failed' })
})

test("rejects with a specific error if the wallet can't switch, and with a user rejection if the user declines", async () => {
  await expect(ask({})).rejects.toMatchObject({ code: 'network/switch-unsupported' })
  const refusing = ask({ switchNetwork: () => Promise.reject({ code: 4001 }) })
  await expect(refusing).rejects.toMatchObject({ code: 'wallet/rejected' })
})
