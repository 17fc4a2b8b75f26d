import { z } from 'zod'
import { type Endpoint, type EndpointRequest, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { parseJson } from '../../http/readBody'
import { deviceLabel } from '../device/deviceLabel'
import type { LoginDevice } from '../session/Login'
import type { WalletApi } from '../WalletApi'
import type { WalletCaller } from '../WalletCaller'

/** A request to the wallet API. */
export type WalletRequestOf<Body> = EndpointRequest<unknown, unknown, Body>

export interface WalletRoute<Body, Answer> {
  readonly method: 'GET' | 'POST'
  /** Path below `/wallet/v1`. */
  readonly name: string
  readonly summary: string
  readonly body?: z.ZodType<Body>
  readonly answer: z.ZodType<Answer>
}

/** Maximum body size in bytes. The largest body has five new paths. */
const BODY_LIMIT = 32 * 1024
const RATE = { burst: 120, perSecond: 5 }

/** Returns an endpoint for devices that aren't logged in. */
export function deviceRoute<Body, Answer>(
  { guard }: Pick<WalletApi, 'guard'>,
  route: WalletRoute<Body, Answer>,
  handle: (device: LoginDevice, request: WalletRequestOf<Body>) => Promise<Answer>,
): Endpoint {
  return walletRoute(route, async (request, path) => {
    const thumbprint = await guard.device(request, { method: route.method, path })
    const { headers } = request
    const language = headers.get('accept-language')
    return handle({ thumbprint, label: deviceLabel(headers.get('user-agent')), language }, request)
  })
}

/** Returns an endpoint for logged-in devices. */
export function userRoute<Body, Answer>(
  { guard }: Pick<WalletApi, 'guard'>,
  route: WalletRoute<Body, Answer>,
  handle: (caller: WalletCaller, request: WalletRequestOf<Body>) => Promise<Answer>,
): Endpoint {
  return walletRoute(route, async (request, path) =>
    handle(await guard.caller(request, { method: route.method, path }), request),
  )
}

function walletRoute<Body, Answer>(
  { answer, body, method, name, summary }: WalletRoute<Body, Answer>,
  handle: (request: WalletRequestOf<Body>, path: string) => Promise<Answer>,
): Endpoint {
  const path = `/wallet/v1/${name}`
  return endpoint<unknown, unknown, unknown, unknown>({
    method,
    path,
    summary,
    tag: 'Embedded wallet',
    isPublic: true,
    rate: RATE,
    bodyLimit: BODY_LIMIT,
    ...(body && { body, isTextBody: true }),
    answer,
    handle: request => handle({ ...request, body: readBody(body, request.text) }, path),
  })
}

/** Reads the body, with the invalid field in the failure. Routes without a schema get no body. */
function readBody<Body>(schema: z.ZodType<Body> | undefined, text: string): Body {
  const result = (schema ?? z.undefined()).safeParse(schema && parseJson(text))
  if (result.success) return result.data as Body
  const [issue] = result.error.issues
  throw new HttpFailure(422, String(issue?.path[0] ?? ''), issue?.message ?? "The body can't be read.")
}
