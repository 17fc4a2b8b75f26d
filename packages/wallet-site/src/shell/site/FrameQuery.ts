/** Parameters of the frame's URL. The other ones of AppKit 1.8, such as `rpcUrl`, are ignored. */
export interface FrameQuery {
  readonly projectId: string
  /** CAIP-2 id of the app's network, if it's known. */
  readonly chainId: string | undefined
}

/** Reads the query of the frame's URL. */
export function readFrameQuery(search: string): FrameQuery {
  const parameters = new URLSearchParams(search)
  const chainId = parameters.get('chainId') ?? ''
  return {
    projectId: (parameters.get('projectId') ?? '').slice(0, 64),
    chainId: /^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(chainId) ? chainId : undefined,
  }
}
