/** What the app says in the URL of the frame. The rest of AppKit 1.8's parameters, such as `rpcUrl`, is ignored. */
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
