import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { attackEscrow } from '../src/attackEscrow'
import { commonPasswords } from '../src/commonPasswords'
import { readDump } from '../src/Dump'
import { dumpDatabase } from '../src/dumpDatabase'
import { logIn, openVault, passkey } from './openVault'
import { newSecrets, startStage } from './startStage'

const databaseUrl = sharedDatabase()
const PASSWORD = 'quiet-lantern-orbit-42'

test("12, 19. the escrow's key opens provisional wallets, but not after two tested paths", async () => {
  const secrets = newSecrets()
  const [escrowKey, masterKey, oprfKey] = [secrets.escrowKey, secrets.masterKey, secrets.oprfKey].map(text =>
    Buffer.from(text, 'base64'),
  )
  if (!escrowKey || !masterKey || !oprfKey) throw new Error('No keys')
  const stage = await startStage(databaseUrl(), secrets)
  const protectedVault = await openVault(stage)
  await logIn(stage, protectedVault, stage.address())
  const provisionalVault = await openVault(stage)
  await logIn(stage, provisionalVault, stage.address())
  const attack = async (keys: readonly Uint8Array[]): Promise<(string | undefined)[]> => {
    const attacked = await attackEscrow(readDump(await dumpDatabase(databaseUrl())), keys)
    return attacked.map(({ seed }) => seed && Buffer.from(seed).toString('hex')).toSorted()
  }
  const seedOf = async (vault: typeof protectedVault): Promise<string> =>
    Buffer.from(mnemonicToEntropy((await vault.exportSecrets()).mnemonic, wordlist)).toString('hex')
  const seeds = [await seedOf(protectedVault), await seedOf(provisionalVault)]

  expect(await attack([masterKey, oprfKey])).toEqual([undefined, undefined])
  expect(await attack([escrowKey])).toEqual(seeds.toSorted())

  await protectedVault.addPasskey({ ...passkey(1), label: 'iCloud' })
  const { account } = await protectedVault.addPassword(PASSWORD)
  const [own, password] = ['passkey', 'password'].map(kind => account?.paths.find(path => path.kind === kind))
  if (!own || !password) throw new Error('No paths')
  await protectedVault.testPath(own, passkey(1))
  expect(await attack([escrowKey])).toHaveLength(2)
  await protectedVault.testPath(password, { password: PASSWORD })
  expect(await attack([escrowKey])).toEqual([seeds[1]])
})

test('the list has a hundred different passwords that the wallet accepts', () => {
  expect(new Set(commonPasswords).size).toBe(100)
  expect(commonPasswords.filter(({ length }) => length < 8)).toEqual([])
})
