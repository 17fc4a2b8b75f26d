/**
 * Returns the address of a backend of `pictureServer`. The silent one is on a host of its own: a browser opens at most
 * six connections to a host, and requests that never end would leave none for the modules of later tests.
 */
export function pictureBackend(kind: 'pictures' | 'broken' | 'silent'): string {
  const { origin, port } = location
  return `${kind === 'silent' ? `http://silent.localhost:${port}` : origin}/test-backend/${kind}`
}
