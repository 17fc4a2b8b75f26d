import { z } from 'zod'
import {
  type AccountMetadata,
  type AuthNonce,
  type AuthToken,
  accountMetadataSchema,
  authenticationSchema,
  authNonceSchema,
  authTokenSchema,
  type SessionAccount,
  sessionAccountSchema,
} from '../contract/auth'
import { type Endpoint, type EndpointRequest, endpoint } from '../http/Endpoint'
import { bearerToken } from '../relay/auth/bearerToken'
import { callerOrigin } from './callerOrigin'
import { SessionCookie } from './SessionCookie'
import type { Sessions, SignedIn } from './Sessions'
import type { Caller, SignInDesk } from './SignInDesk'

/** In which header `me` answers with the token that replaces the one it was asked with. */
const TOKEN_HEADER = 'x-session-token'

const TAG = 'Sign-in'
const COOKIE_OR_TOKEN = 'Authorization: Bearer <token>, or the cookie'
const meQuery = z.object({
  includeAppKitAccount: z
    .string()
    .max(10)
    .optional()
    .transform(value => value === 'true'),
})

/** Sign-in with a wallet, for pages that have no server of their own. */
export function authEndpoints(desk: SignInDesk, sessions: Sessions, publicUrl: string): readonly Endpoint[] {
  const cookies = new SessionCookie(publicUrl)
  const callerOf = ({ headers, projectId = '' }: Asked): Caller => ({
    projectId,
    origin: callerOrigin(headers, publicUrl),
  })
  const signedIn = (request: Asked): Promise<SignedIn> => {
    const caller = callerOf(request)
    const { origin } = caller
    const cookie = origin === undefined ? undefined : cookies.read(request.headers, { ...caller, origin })
    return sessions.find(caller, { authorization: request.headers.get('authorization') ?? undefined, cookie })
  }
  /** Only where there is a page does the answer keep a cookie; whether the browser takes it is up to how the page asked. */
  const cookieHeader = ({ projectId, origin }: Caller, value: string | undefined): Record<string, string> => {
    if (origin === undefined || value === undefined) return {}
    const owner = { projectId, origin }
    return { 'set-cookie': value === '' ? cookies.clear(owner) : cookies.set(owner, value) }
  }

  return [
    endpoint<unknown, unknown, unknown, AuthNonce>({
      method: 'GET',
      path: '/auth/v1/nonce',
      summary: 'A nonce to sign, and the token that proves it',
      tag: TAG,
      rate: { burst: 30, perSecond: 1 },
      answer: authNonceSchema,
      handle: async request => desk.nonce(callerOf(request)),
    }),
    endpoint({
      method: 'POST',
      path: '/auth/v1/authenticate',
      summary: 'Signs in. x-nonce-jwt: Bearer <token of the nonce>',
      tag: TAG,
      takesCookies: true,
      rate: { burst: 20, perSecond: 0.5 },
      bodyLimit: 512 * 1024,
      body: authenticationSchema,
      answer: authTokenSchema,
      async handle(request) {
        const caller = callerOf(request)
        const nonceToken = bearerToken(request.headers.get('x-nonce-jwt') ?? undefined)
        const stored = await desk.signIn(caller, nonceToken, request.body)
        const answer: AuthToken = { token: sessions.token(stored) }
        return answered(answer, cookieHeader(caller, sessions.firstRenewal(stored)))
      },
    }),
    endpoint({
      method: 'GET',
      path: '/auth/v1/me',
      summary: `Who is signed in, and in ${TOKEN_HEADER} the next token. ${COOKIE_OR_TOKEN}`,
      tag: TAG,
      takesCookies: true,
      rate: { burst: 120, perSecond: 5 },
      query: meQuery,
      answer: sessionAccountSchema,
      async handle(request) {
        const { stored, renewal } = await signedIn(request)
        const answer: SessionAccount = {
          ...sessions.account(stored),
          ...(request.query.includeAppKitAccount && { appKitAccount: await sessions.appKitAccount(stored) }),
        }
        return answered(answer, {
          [TOKEN_HEADER]: sessions.token(stored),
          ...cookieHeader(callerOf(request), renewal),
        })
      },
    }),
    endpoint<unknown, unknown, unknown, unknown>({
      method: 'POST',
      path: '/auth/v1/sign-out',
      summary: `Ends the session, on every node. ${COOKIE_OR_TOKEN}`,
      tag: TAG,
      takesCookies: true,
      rate: { burst: 30, perSecond: 1 },
      async handle(request) {
        const { stored } = await signedIn(request)
        await sessions.end(stored)
        return new Response(null, { status: 204, headers: cookieHeader(callerOf(request), '') })
      },
    }),
    endpoint<unknown, unknown, AccountMetadata, AccountMetadata>({
      method: 'PUT',
      path: '/auth/v1/account-metadata',
      summary: `What the app keeps of the account. ${COOKIE_OR_TOKEN}`,
      tag: TAG,
      takesCookies: true,
      rate: { burst: 30, perSecond: 1 },
      bodyLimit: 16 * 1024,
      body: accountMetadataSchema,
      answer: accountMetadataSchema,
      async handle(request) {
        const { stored } = await signedIn(request)
        await sessions.setMetadata(stored, request.body.metadata ?? {})
        return { metadata: request.body.metadata }
      },
    }),
  ]
}

type Asked = Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'projectId'>

function answered(body: object, headers: Record<string, string>): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } })
}
