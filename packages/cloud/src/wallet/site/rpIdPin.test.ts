import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startTestCloud } from '../../../test/server/startTestCloud'
import { walletSecrets } from '../../../test/wallet/walletSecrets'
import { writeSite } from '../../../test/wallet/writeSite'
import type { CloudOptions } from '../../server/CloudOptions'

const databaseUrl = sharedDatabase()

test('pins the domain of passkeys at the first start, and changes it only on purpose', async () => {
  const walletSite = await writeSite()
  const base = { databaseUrl: databaseUrl(), wallet: walletSecrets() }
  const rpIdWith = async (options: CloudOptions): Promise<unknown> => {
    await using cloud = await startTestCloud({ ...base, walletPort: 0, walletSite, ...options })
    const { rpId } = await (await fetch(`${cloud.url}/wallet/v1/site`)).json()
    return rpId
  }
  const [first, second] = [{ walletOrigin: 'https://wallet.example' }, { walletOrigin: 'https://wallet.other' }]

  // Development comes first, and pins nothing.
  expect(await rpIdWith({})).toBe('localhost')
  expect(await rpIdWith(first)).toBe('wallet.example')
  expect(await rpIdWith(first)).toBe('wallet.example')

  const refusal =
    /Passkeys of this database belong to wallet\.example, but .* now says wallet\.other\. Users couldn't unlock/
  await expect(rpIdWith(second)).rejects.toThrow(refusal)
  await expect(rpIdWith({ ...second, replacedWalletRpId: 'wallet.another' })).rejects.toThrow(refusal)
  await expect(rpIdWith({})).rejects.toThrow('now says localhost')
  await expect(rpIdWith({ ...second, walletRpId: 'wallet.example' })).rejects.toThrow('WALLET_RP_ID')
  // A refused start changes nothing.
  expect(await rpIdWith(first)).toBe('wallet.example')
  // A server without a wallet uses no passkeys.
  await using cloud = await startTestCloud({ databaseUrl: databaseUrl(), walletPort: 'off' })
  expect(cloud.walletUrl).toBeUndefined()
  expect((await fetch(`${cloud.url}/wallet/v1/site`)).status).toBe(404)

  expect(await rpIdWith({ ...second, replacedWalletRpId: 'wallet.example' })).toBe('wallet.other')
  expect(await rpIdWith({ ...second, replacedWalletRpId: 'wallet.example' })).toBe('wallet.other')
  await expect(rpIdWith(first)).rejects.toThrow('belong to wallet.other')
})
