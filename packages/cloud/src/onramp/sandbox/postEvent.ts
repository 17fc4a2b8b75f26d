import { fetchChosen } from '../../http/fetchChosen'
import { SIGNATURE_HEADER } from './SandboxProvider'

/** Milliseconds until a webhook counts as lost. */
const TIMEOUT = 5000

/** Sends a signed event to a server. Returns whether it was accepted. Reads only the status, and follows no redirect. */
export async function postEvent(url: string, body: string, signature: string, closing: AbortSignal): Promise<boolean> {
  const done = new AbortController()
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const signal = AbortSignal.any([closing, done.signal, AbortSignal.timeout(TIMEOUT)])
  try {
    return (await fetchChosen(new URL(url), { method: 'POST', headers, body, redirect: 'error', signal })).ok
  } catch {
    return false
  } finally {
    // Closes the connection. The body could have any size, and says nothing more.
    done.abort()
  }
}
