import type { UpstreamAnswer } from './askUpstream'
import type { Upstreams } from './Upstreams'

/** Notes what an answer says about the upstream that gave it. */
export function noteOutcome(upstreams: Upstreams, chainId: string, url: string, answer: UpstreamAnswer): void {
  if (answer.trouble === undefined) upstreams.worked(url)
  else if ('isUntouched' in answer && answer.isUntouched) upstreams.failed(url)
  // A caller may have brought it about.
  else void upstreams.doubt(chainId, url)
}
