import type { AccountMetadata, AuthNonce, AuthToken, SessionAccount } from '@openappkit/contract'
import {
  accountMetadataSchema,
  authenticationSchema,
  authNonceSchema,
  authTokenSchema,
  sessionAccountSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import { bearerToken } from '../http/bearerToken'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { isStorable } from '../storage/storableText'
import { RequestIdentity } from './RequestIdentity'
import type { Sessions } from './Sessions'
import type { SignInService } from './SignInService'

/** Header in which `me` returns the next token, if any. */
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

const storableMetadata: z.ZodType<AccountMetadata> = accountMetadataSchema.refine(
  ({ metadata }) => isStorable(metadata),
  'Metadata must not contain NUL or unpaired surrogates, or nest more than 100 levels',
)

interface AuthDependencies {
  readonly service: SignInService
  readonly sessions: Sessions
  readonly identity: RequestIdentity
}

/** Returns the wallet sign-in endpoints for apps without a server. */
export function authEndpoints(service: SignInService, sessions: Sessions, publicUrl: string): readonly Endpoint[] {
  const parts = { service, sessions, identity: new RequestIdentity(publicUrl) }
  return [
    nonceEndpoint(parts),
    authenticateEndpoint(parts),
    meEndpoint(parts),
    signOutEndpoint(parts),
    deleteEndpoint(parts),
    metadataEndpoint(parts),
  ]
}

function nonceEndpoint({ service, identity }: AuthDependencies): Endpoint {
  return endpoint<unknown, unknown, unknown, AuthNonce>({
    method: 'GET',
    path: '/auth/v1/nonce',
    summary: 'A nonce to sign, and a token that proves its origin',
    tag: TAG,
    rate: { burst: 30, perSecond: 1 },
    answer: authNonceSchema,
    handle: async request => service.nonce(identity.callerOf(request)),
  })
}

function authenticateEndpoint({ service, sessions, identity }: AuthDependencies): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/auth/v1/authenticate',
    summary: 'Signs in. Ends the session of a cookie or token sent along. x-nonce-jwt: Bearer <token of the nonce>',
    tag: TAG,
    takesCookies: true,
    rate: { burst: 20, perSecond: 0.5 },
    bodyLimit: 512 * 1024,
    body: authenticationSchema,
    answer: authTokenSchema,
    async handle(request) {
      const caller = identity.callerOf(request)
      const nonceToken = bearerToken(request.headers.get('x-nonce-jwt') ?? undefined)
      const stored = await service.signIn(caller, nonceToken, request.body)
      await sessions.endBrought(caller, identity.credentialsOf(request))
      const answer: AuthToken = { token: await sessions.firstToken(stored) }
      return answered(answer, identity.cookieHeader(caller, sessions.firstCookie(stored)))
    },
  })
}

function meEndpoint({ sessions, identity }: AuthDependencies): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/auth/v1/me',
    summary: `The signed-in user. ${TOKEN_HEADER} has the next token. ${COOKIE_OR_TOKEN}`,
    tag: TAG,
    takesCookies: true,
    rate: { burst: 120, perSecond: 5 },
    query: meQuery,
    answer: sessionAccountSchema,
    async handle(request) {
      const caller = identity.callerOf(request)
      const signedIn = await sessions.renew(caller, identity.credentialsOf(request))
      const { cookie, stored, token } = signedIn
      const answer: SessionAccount = {
        ...sessions.account(signedIn),
        ...(request.query.includeAppKitAccount && { appKitAccount: await sessions.appKitAccount(stored) }),
      }
      return answered(answer, { ...(token && { [TOKEN_HEADER]: token }), ...identity.cookieHeader(caller, cookie) })
    },
  })
}

function signOutEndpoint({ sessions, identity }: AuthDependencies): Endpoint {
  return endpoint<unknown, unknown, unknown, unknown>({
    method: 'POST',
    path: '/auth/v1/sign-out',
    summary: `Ends the session, on every node. ${COOKIE_OR_TOKEN}`,
    tag: TAG,
    takesCookies: true,
    rate: { burst: 30, perSecond: 1 },
    async handle(request) {
      const [caller, credentials] = [identity.callerOf(request), identity.credentialsOf(request)]
      // Ends the sessions of both credentials. The response clears the cookie, whose session may differ from the
      // token's.
      const hasEnded = await sessions.endBrought(caller, credentials)
      if (!hasEnded) await sessions.end(await sessions.find(caller, credentials))
      return new Response(null, { status: 204, headers: identity.cookieHeader(caller, '') })
    },
  })
}

function deleteEndpoint({ sessions, identity }: AuthDependencies): Endpoint {
  return endpoint<unknown, unknown, unknown, unknown>({
    method: 'DELETE',
    path: '/auth/v1/me',
    summary: `Deletes all data of the account in the project: metadata, sessions, and analytics with its address. ${COOKIE_OR_TOKEN}`,
    tag: TAG,
    takesCookies: true,
    rate: { burst: 10, perSecond: 0.2 },
    async handle(request) {
      const caller = identity.callerOf(request)
      await sessions.delete(await sessions.find(caller, identity.credentialsOf(request)))
      return new Response(null, { status: 204, headers: identity.cookieHeader(caller, '') })
    },
  })
}

function metadataEndpoint({ sessions, identity }: AuthDependencies): Endpoint {
  return endpoint<unknown, unknown, AccountMetadata, AccountMetadata>({
    method: 'PUT',
    path: '/auth/v1/account-metadata',
    summary: `Stores the app's metadata of the account. ${COOKIE_OR_TOKEN}`,
    tag: TAG,
    takesCookies: true,
    rate: { burst: 30, perSecond: 1 },
    bodyLimit: 4 * 1024,
    body: storableMetadata,
    answer: accountMetadataSchema,
    async handle(request) {
      const stored = await sessions.find(identity.callerOf(request), identity.credentialsOf(request))
      await sessions.setMetadata(stored, request.body.metadata ?? {})
      return { metadata: request.body.metadata }
    },
  })
}

function answered(body: object, headers: Record<string, string>): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } })
}
