import type { UpstreamAnswer } from './askUpstream'
import type { Upstreams } from './Upstreams'

/** Updates an upstream's rank by its response. */
export function noteOutcome(upstreams: Upstreams, chainId: string, url: string, answer: UpstreamAnswer): void {
  if (answer.trouble === undefined) upstreams.worked(url)
  else if ('isUntouched' in answer && answer.isUntouched) upstreams.failed(url)
  // A client may have caused it.
  else void upstreams.doubt(chainId, url)
}
