import { changeAddress, damageSeed, lowerEpoch, replayFirst } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { createDevice, logIn, openVault, passkey } from './openVault'
import { startTamperedStage } from './startStage'

const databaseUrl = sharedDatabase()

test('19. a device refuses answers that a malicious server changed, and works again with honest ones', async () => {
  const { between, ...stage } = await startTamperedStage(databaseUrl())
  const email = stage.address()
  const device = createDevice()
  const vault = await openVault(stage, device)
  const { account } = await logIn(stage, vault, email)
  const address = account?.addresses.find(({ namespace }) => namespace === 'eip155')?.address ?? ''
  const message = { kind: 'message', chainId: 'eip155:1', account: address, message: new Uint8Array(3) } as const
  const sign = async (): Promise<number> => (await vault.sign(message)).length

  const honest = between.change('/paths/open', damageSeed())
  await expect(sign()).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  honest()
  expect(await sign()).toBe(1)

  const again = async (): Promise<unknown> => {
    stage.advance(31_000)
    return logIn(stage, await openVault(stage, device), email)
  }
  const stopAddress = between.change('/codes/verify', changeAddress('eip155', `0x${'ab'.repeat(20)}`))
  await expect(again()).rejects.toMatchObject({ code: 'embedded/address-mismatch' })
  stopAddress()
  expect(await again()).toMatchObject({ status: 'ready' })

  await vault.addPasskey({ ...passkey(1), label: 'iCloud' })
  const stopEpoch = between.change('/codes/verify', lowerEpoch())
  await expect(again()).rejects.toMatchObject({ code: 'embedded/older-server' })
  stopEpoch()
  expect(await again()).toMatchObject({ status: 'ready' })
})

test("19. a device can't open the sealed seed of another user, which a malicious server swapped in", async () => {
  const { between, ...stage } = await startTamperedStage(databaseUrl())
  const stop = between.change('/paths/open', replayFirst())
  const open = async (): Promise<() => Promise<number>> => {
    const vault = await openVault(stage, createDevice())
    const { account } = await logIn(stage, vault, stage.address())
    const address = account?.addresses.find(({ namespace }) => namespace === 'eip155')?.address ?? ''
    const message = { kind: 'message', chainId: 'eip155:1', account: address, message: new Uint8Array(3) } as const
    return async () => (await vault.sign(message)).length
  }
  const [signAsAda, signAsBob] = [await open(), await open()]
  expect(await signAsAda()).toBe(1)
  await expect(signAsBob()).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  stop()
  expect(await signAsBob()).toBe(1)
})
