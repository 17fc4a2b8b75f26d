import { afterEach, beforeEach, expect, test } from 'vitest'
import { devtools } from '../../../test/approval/devtools'
import { createPasskey, type NewPasskey } from './createPasskey'
import { getPasskey } from './getPasskey'
import { PasskeyFailure } from './PasskeyFailure'

const rpId = location.hostname
const wanted: NewPasskey = { rpId, operator: 'Acme', userId: 'wu_1', name: 'Acme wallet', existing: [] }
let authenticatorId: unknown

async function addAuthenticator(more: object = {}): Promise<void> {
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
    hasPrf: true,
    ...more,
  }
  const added = await devtools().send('WebAuthn.addVirtualAuthenticator', { options })
  authenticatorId = (added as { readonly authenticatorId: string }).authenticatorId
}

const setUser = (isUserVerified: boolean): Promise<unknown> =>
  devtools().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

beforeEach(async () => {
  await devtools().send('WebAuthn.enable', { enableUI: false })
})

afterEach(async () => {
  if (authenticatorId !== undefined) await devtools().send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  authenticatorId = undefined
  await devtools().send('WebAuthn.disable')
})

test('derives the same key when it is created and each time it is used', async () => {
  await addAuthenticator()
  const created = await createPasskey(wanted)
  const used = await getPasskey({ rpId, paths: [created] })

  expect(created.prf).toHaveLength(32)
  expect(used).toEqual(created)
})

test('two passkeys derive different keys, and only one of the account answers', async () => {
  await addAuthenticator()
  const first = await createPasskey(wanted)
  const second = await createPasskey({ ...wanted, userId: 'wu_2' })

  expect(second.prf).not.toEqual(first.prf)
  expect(await getPasskey({ rpId, paths: [second] })).toEqual(second)
})

test('fails if no passkey of the account is there', async () => {
  await addAuthenticator()
  await createPasskey(wanted)

  const failure = getPasskey({
    rpId,
    paths: [{ credentialId: 'AAECAwQFBgcICQoLDA0ODw' }],
    signal: AbortSignal.timeout(3000),
  })
  await expect(failure).rejects.toThrow(PasskeyFailure)
  await expect(failure).rejects.toMatchObject({ problem: 'canceled' })
})

test('fails if the user is not verified', async () => {
  await addAuthenticator()
  const created = await createPasskey(wanted)
  await setUser(false)

  await expect(getPasskey({ rpId, paths: [created], signal: AbortSignal.timeout(3000) })).rejects.toMatchObject({
    problem: 'canceled',
  })
})

test('refuses an authenticator that derives no keys', async () => {
  await addAuthenticator({ hasPrf: false })
  await expect(createPasskey(wanted)).rejects.toMatchObject({ problem: 'noKeys' })
})
