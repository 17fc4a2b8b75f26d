import {
  emailSchema,
  embeddedAccountSchema,
  embeddedLoginSchema,
  embeddedSessionSchema,
  loginCodeAnswerSchema,
  loginCodeRequestSchema,
  loginCodeSentSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import type { Endpoint } from '../../http/Endpoint'
import { walletFailure } from '../failures'
import type { EmailChangeStep } from '../session/EmailChange'
import type { WalletApi } from '../WalletApi'
import { deviceRoute, userRoute } from './route'
import { bytes32, type Done, done, doneSchema, emptySchema, pathId } from './schemas'

const emailStepSchema: z.ZodType<EmailChangeStep> = z.object({
  next: z.enum(['newCode', 'done']),
  codeId: pathId.optional(),
  account: embeddedAccountSchema,
})

/** Returns the endpoints that log users in and out, and change their address. */
export function loginEndpoints(api: WalletApi): readonly Endpoint[] {
  const { login, sessions } = api
  return [
    deviceRoute(
      api,
      {
        method: 'POST',
        name: 'codes',
        summary: 'Sends a login code by email',
        body: loginCodeRequestSchema,
        answer: loginCodeSentSchema,
      },
      (device, { body, clientKeyOf }) => login.requestCode(body, device, clientKeyOf('wallet-codes')),
    ),
    deviceRoute(
      api,
      {
        method: 'POST',
        name: 'codes/verify',
        summary: 'Checks a code and begins a session',
        body: loginCodeAnswerSchema,
        answer: embeddedLoginSchema,
      },
      (device, { body }) => login.verifyCode(body, device),
    ),
    deviceRoute(
      api,
      {
        method: 'POST',
        name: 'session/renew',
        summary: 'Replaces the tokens of a session',
        body: z.object({ refresh: bytes32 }),
        answer: embeddedSessionSchema,
      },
      async ({ thumbprint }, { body }) => {
        const session = await sessions.renew(body.refresh, thumbprint)
        if (!session) throw walletFailure('session_ended')
        return session
      },
    ),
    userRoute<Readonly<Record<string, never>>, Done>(
      api,
      { method: 'POST', name: 'session/end', summary: 'Ends the session', body: emptySchema, answer: doneSchema },
      async ({ sessionId }) => {
        await sessions.end(sessionId)
        return done
      },
    ),
    ...emailEndpoints(api),
  ]
}

function emailEndpoints(api: WalletApi): readonly Endpoint[] {
  const { emailChange } = api
  return [
    userRoute(
      api,
      {
        method: 'POST',
        name: 'email',
        summary: 'Begins a change of the email address',
        body: z.object({ email: emailSchema }),
        answer: loginCodeSentSchema,
      },
      (caller, { body, headers }) => emailChange.request(caller, body.email, headers.get('accept-language')),
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'email/verify',
        summary: 'Checks a code of a change of the email address',
        body: loginCodeAnswerSchema,
        answer: emailStepSchema,
      },
      (caller, { body, headers }) => emailChange.verify(caller, body, headers.get('accept-language')),
    ),
  ]
}
