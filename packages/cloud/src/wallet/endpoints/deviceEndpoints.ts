import type { EmbeddedAuditEntry, EmbeddedDevice } from '@openappkit/contract/embedded'
import { z } from 'zod'
import type { Endpoint } from '../../http/Endpoint'
import { SHOWN } from '../audit/AuditLog'
import { walletFailure } from '../failures'
import type { WalletApi } from '../WalletApi'
import { userRoute } from './route'
import { bytes32, done, doneSchema, labelText, originText } from './schemas'

const devicesSchema: z.ZodType<{ devices: readonly EmbeddedDevice[] }> = z.object({
  devices: z
    .array(
      z.object({
        id: bytes32,
        label: labelText,
        origins: z.array(originText).max(20),
        isThisDevice: z.boolean(),
        hasPath: z.boolean(),
        createdAt: z.number(),
        usedAt: z.number(),
      }),
    )
    .max(100),
})

const eventsSchema: z.ZodType<{ events: readonly EmbeddedAuditEntry[] }> = z.object({
  events: z
    .array(
      z.object({
        at: z.number(),
        event: z.enum([
          'login',
          'loginFailed',
          'walletCreated',
          'pathsChanged',
          'pathOpened',
          'escrowRequested',
          'escrowOpened',
          'escrowDropped',
          'deviceRevoked',
          'emailChanged',
        ]),
        deviceLabel: labelText.nullable(),
        origin: originText.nullable(),
      }),
    )
    .max(SHOWN),
})

/** Returns the endpoints that show devices and events. */
export function deviceEndpoints(api: WalletApi): readonly Endpoint[] {
  const { audit, devices, sessions } = api
  return [
    userRoute(
      api,
      { method: 'GET', name: 'devices', summary: 'Returns the devices of the user', answer: devicesSchema },
      async ({ thumbprint, userId }) => ({ devices: await devices.list(userId, thumbprint) }),
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'devices/revoke',
        summary: "Ends a device's sessions",
        body: z.object({ id: bytes32 }),
        answer: doneSchema,
      },
      async ({ label, origin, userId }, { body }) => {
        const device = await devices.find(userId, body.id)
        if (!device) throw walletFailure('path_not_found')
        await sessions.endDevices(userId, [body.id])
        await audit.add({ userId, event: 'deviceRevoked', deviceLabel: label, origin })
        return done
      },
    ),
    userRoute(
      api,
      { method: 'GET', name: 'events', summary: "Returns the user's log", answer: eventsSchema },
      async ({ userId }) => ({ events: await audit.read(userId) }),
    ),
  ]
}
