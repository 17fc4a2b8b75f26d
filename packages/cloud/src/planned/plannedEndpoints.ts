import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'

type Planned = readonly [method: Endpoint['method'], path: string, summary: string]

const PLANNED: Readonly<Record<string, readonly Planned[]>> = {
  Accounts: [['GET', '/v1/account/{address}/portfolio', 'Positions of an address']],
  Names: [
    ['GET', '/v1/profile/suggestions/{name}', 'Names that are free'],
    ['POST', '/v1/profile/account', 'Registers a name'],
    ['POST', '/v1/profile/account/{name}/attributes', 'Changes the attributes of a name'],
    ['POST', '/v1/profile/account/{name}/address', 'Changes an address of a name'],
  ],
  'Smart sessions': [
    ['GET', '/v1/sessions/{address}', 'Sessions of an account'],
    ['POST', '/v1/sessions/{address}', 'Creates a session'],
    ['POST', '/v1/sessions/{address}/activate', 'Activates a session'],
    ['GET', '/v1/sessions/{address}/getcontext', 'Context of a session'],
    ['POST', '/v1/sessions/{address}/revoke', 'Ends a session'],
    ['POST', '/v1/sessions/{address}/sign', 'Signs for a session'],
  ],
  'Wallet service': [['POST', '/v1/bundler', 'ERC-4337 bundler']],
  'Sign-in': [
    ['POST', '/auth/v1/otp', 'Sends a one-time code by email'],
    ['PUT', '/auth/v1/otp', 'Checks a one-time code'],
  ],
  'Embedded wallet': [['GET', '/sdk', 'The frame of the embedded wallet']],
}

/** Returns the endpoints of the contract that this server doesn't implement yet. They respond with status 501. */
export function plannedEndpoints(): readonly Endpoint[] {
  return Object.entries(PLANNED).flatMap(([tag, services]) =>
    services.map(([method, path, summary]) =>
      endpoint<unknown, unknown, unknown, unknown>({
        method,
        path,
        summary,
        tag,
        isPublic: true,
        isPlanned: true,
        async handle() {
          throw new HttpFailure(501, '', "This server doesn't offer this service.")
        },
      }),
    ),
  )
}
