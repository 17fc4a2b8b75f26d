import type { IncomingMessage } from 'node:http'
import { bearerToken } from '../../http/bearerToken'
import type { Credentials } from '../admission/admit'

/** A client's request to open a socket. */
export interface UpgradeRequest extends Credentials {
  /** Whether to report fatal errors by a close event: browsers can't read the response to a failed upgrade. */
  readonly useOnCloseEvent: boolean
}

/** Reads the query and headers, on any path. Ignores unknown parameters. */
export function upgradeRequest({ url = '/', headers }: IncomingMessage): UpgradeRequest {
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
  return {
    token: query.get('auth') ?? bearerToken(headers.authorization),
    projectId: detached(query.get('projectId')),
    // A browser app can't choose this header, so it precedes the query, in which mobile apps send their bundle id.
    origin: headers.origin ?? query.get('origin') ?? undefined,
    useOnCloseEvent: query.get('useOnCloseEvent') === 'true',
  }
}

/** Copies the text: a substring keeps the whole original in memory, and this one lives as long as its socket. */
function detached(text: string | null): string | undefined {
  return text ? Buffer.from(text).toString() : undefined
}
