import type { EmbeddedAccount } from '@openappkit/contract/embedded'
import {
  embeddedAccountSchema,
  embeddedWalletCreationSchema,
  sealedSeedSchema,
  unlockPathChangeSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import type { Endpoint } from '../../http/Endpoint'
import type { WalletApi } from '../WalletApi'
import type { WalletCaller } from '../WalletCaller'
import { userRoute } from './route'
import { bytes32, done, doneSchema, keyId, pathId, signedFields } from './schemas'

/** Returns the endpoints of accounts and their unlock paths. */
export function accountEndpoints(api: WalletApi): readonly Endpoint[] {
  const { accounts, creator, paths } = api
  const read = ({ thumbprint, userId }: WalletCaller): Promise<EmbeddedAccount> => accounts.read(userId, thumbprint)
  return [
    userRoute(
      api,
      { method: 'GET', name: 'account', summary: 'Returns the account', answer: embeddedAccountSchema },
      read,
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'account',
        summary: 'Creates the wallet',
        body: embeddedWalletCreationSchema,
        answer: embeddedAccountSchema,
      },
      async (caller, { body }) => {
        await creator.create(caller, body)
        return read(caller)
      },
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'paths/open',
        summary: 'Returns the sealed seed of an unlock path',
        body: z.object({ id: pathId }),
        answer: sealedSeedSchema,
      },
      (caller, { body }) => paths.open(caller, body.id),
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'paths/tested',
        summary: 'Marks an unlock path as tested',
        body: z.object({ id: pathId, ...signedFields }),
        answer: embeddedAccountSchema,
      },
      async (caller, { body: { id, ...proof } }) => {
        await paths.markTested(caller, { pathId: id, ...proof })
        return read(caller)
      },
    ),
    changeEndpoint(api, read),
    ...passwordEndpoints(api),
  ]
}

function changeEndpoint(api: WalletApi, read: (caller: WalletCaller) => Promise<EmbeddedAccount>): Endpoint {
  const { changer, mails, sessions } = api
  return userRoute(
    api,
    {
      method: 'POST',
      name: 'paths/change',
      summary: 'Adds and removes unlock paths',
      body: unlockPathChangeSchema,
      answer: embeddedAccountSchema,
    },
    async (caller, { body, headers }) => {
      await sessions.endDevices(caller.userId, await changer.change(caller, body))
      const account = await read(caller)
      // Logging in on another device adds its path, which has its own mail.
      const isNotable = body.remove.length > 0 || body.add.some(({ kind }) => kind !== 'device')
      if (isNotable && account.email !== null) {
        mails.pathsChanged({ to: account.email, language: headers.get('accept-language') }, caller.label)
      }
      return account
    },
  )
}

function passwordEndpoints(api: WalletApi): readonly Endpoint[] {
  const { passwords } = api
  return [
    userRoute(
      api,
      {
        method: 'POST',
        name: 'password/evaluate',
        summary: 'Evaluates a blinded password',
        body: z.object({ pathId, blinded: bytes32 }),
        answer: z.object({ evaluated: bytes32, keyId }),
      },
      (caller, { body }) => passwords.evaluate(caller, body.pathId, body.blinded),
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'password/confirm',
        summary: 'Reports that a password was right',
        body: z.object({ pathId, ...signedFields }),
        answer: doneSchema,
      },
      async (caller, { body }) => {
        await passwords.confirm(caller, body)
        return done
      },
    ),
  ]
}
