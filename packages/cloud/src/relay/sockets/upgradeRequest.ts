import type { IncomingMessage } from 'node:http'
import { bearerToken } from '../../http/bearerToken'
import type { Credentials } from '../admission/admit'

/** A client's request to open a socket. */
export interface UpgradeRequest extends Credentials {
  /** Whether to report a rejection by a close event, because browsers can't read the response to a failed upgrade. */
  readonly useOnCloseEvent: boolean
}

/** Reads the credentials in the query and headers of a request, on any path. Ignores unknown parameters. */
export function upgradeRequest({ url = '/', headers }: IncomingMessage): UpgradeRequest {
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
  return {
    token: query.get('auth') ?? bearerToken(headers.authorization),
    projectId: detached(query.get('projectId')),
    // The header takes precedence, because a browser app can't choose it. Mobile apps send their bundle id in the
    // query.
    origin: headers.origin ?? query.get('origin') ?? undefined,
    useOnCloseEvent: query.get('useOnCloseEvent') === 'true',
  }
}

/** Copies the text. A substring would keep the whole URL in memory for as long as the socket exists. */
function detached(text: string | null): string | undefined {
  return text ? Buffer.from(text).toString() : undefined
}
