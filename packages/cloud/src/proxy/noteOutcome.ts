import type { UpstreamAnswer } from './forwardToUpstream'
import type { Upstreams } from './Upstreams'

/** Updates the order of the upstreams after a request. */
export function noteOutcome(upstreams: Upstreams, chainId: string, url: string, answer: UpstreamAnswer): void {
  if (answer.trouble === undefined) upstreams.worked(url)
  else if ('isUntouched' in answer && answer.isUntouched) upstreams.failed(url)
  // The client may have caused the failure, so probe the upstream.
  else void upstreams.doubt(chainId, url)
}
