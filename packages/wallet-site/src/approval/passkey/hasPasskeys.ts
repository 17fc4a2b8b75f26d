/** Returns whether the browser knows passkeys. WebKitGTK and some web views don't, in no page of theirs. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
