import type { IncomingMessage } from 'node:http'
import { bearerToken } from '../../http/bearerToken'
import type { Credentials } from '../admission/admit'

/** What a client says when it opens a socket. */
export interface UpgradeRequest extends Credentials {
  /** Fatal errors are reported by a close event: browsers can't read the answer to a failed upgrade. */
  readonly useOnCloseEvent: boolean
}

/** Reads the query and headers, on whatever path. Unknown parameters are ignored. */
export function upgradeRequest({ url = '/', headers }: IncomingMessage): UpgradeRequest {
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
  return {
    token: query.get('auth') ?? bearerToken(headers.authorization),
    projectId: detached(query.get('projectId')),
    // A page can't choose this header, so it goes before the query, where apps say their bundle id.
    origin: headers.origin ?? query.get('origin') ?? undefined,
    useOnCloseEvent: query.get('useOnCloseEvent') === 'true',
  }
}

/** A copy of its own: a part of a text keeps the whole text in memory, and this one stays as long as its socket. */
function detached(text: string | null): string | undefined {
  return text ? Buffer.from(text).toString() : undefined
}
