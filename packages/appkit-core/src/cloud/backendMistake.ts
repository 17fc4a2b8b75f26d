import { AppKitError } from '@openappkit/contract'
import type { CloudError } from './CloudError'

/** Codes of failures that a wrong URL, or a server that isn't running, can cause. */
type MistakeCode =
  | 'cloud/unreachable'
  | 'cloud/timeout'
  | 'cloud/invalid-response'
  | 'cloud/http'
  | 'walletconnect/relay-unreachable'

/**
 * Returns the error for a host whose first requests fail because it isn't running or isn't a backend. Undefined if a
 * backend can fail this way.
 *
 * @param url - Base URL of the host.
 * @param isSelfHosted - Whether the app sets `cloud`.
 */
export function backendMistake(cause: AppKitError, url: string, isSelfHosted: boolean): AppKitError | undefined {
  const mistake = sentence(cause, url)
  if (!mistake) return undefined
  const [code, what, fix] = mistake
  const advice = isSelfHosted
    ? fix
    : "Check the network and the page's Content-Security-Policy, or set `cloud` to the URL of your own backend."
  return new AppKitError(code, `${what} ${advice}`, { cause })
}

/** Returns the code, what happened, and the fix for a self-hosted backend. */
function sentence(cause: AppKitError, url: string): [code: MistakeCode, what: string, fix: string] | undefined {
  switch (cause.code) {
    case 'cloud/unreachable':
      return [cause.code, `Can't reach the backend at ${url}.`, 'Start it, or correct `cloud`.']
    case 'cloud/timeout':
      return [cause.code, `The backend at ${url} didn't answer within 10 seconds.`, 'Restart it, or correct `cloud`.']
    case 'cloud/invalid-response': {
      const kind = cause.details?.startsWith('text/html') ? 'with a web page' : 'with other data'
      return [cause.code, `${url} answered ${kind}, not with OpenAppKit's API.`, 'Correct `cloud`.']
    }
    case 'cloud/http': {
      const { status, reason } = cause as CloudError
      if (status === 404)
        return [cause.code, `${url} answered with status 404, not with OpenAppKit's API.`, 'Correct `cloud`.']
      // The backend gives a reason for every failure.
      if (reason !== undefined || status === 429) return undefined
      return [cause.code, `${url} answered with status ${status}.`, "Check the server's log, or correct `cloud`."]
    }
    case 'walletconnect/relay-unreachable':
      return [
        cause.code,
        `Can't reach the WalletConnect relay at ${url}.`,
        'Start it, allow WebSockets in its proxy, or correct `cloud`.',
      ]
    default:
      return undefined
  }
}
