import type { UpstreamAnswer } from './askUpstream'
import type { Upstreams } from './Upstreams'

/** Updates the rank of an upstream after a response. */
export function noteOutcome(upstreams: Upstreams, chainId: string, url: string, answer: UpstreamAnswer): void {
  if (answer.trouble === undefined) upstreams.worked(url)
  else if ('isUntouched' in answer && answer.isUntouched) upstreams.failed(url)
  // The client may be the cause.
  else void upstreams.doubt(chainId, url)
}
