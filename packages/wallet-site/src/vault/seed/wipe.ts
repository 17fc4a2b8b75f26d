/** Overwrites buffers that held a secret. Copies that the JavaScript engine or a library made are out of reach. */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}

/** Runs `use` with a secret and overwrites the secret afterwards, whether `use` succeeds or fails. */
export async function useOnce<result>(
  secret: Uint8Array<ArrayBuffer>,
  use: (secret: Uint8Array<ArrayBuffer>) => result | Promise<result>,
): Promise<result> {
  try {
    return await use(secret)
  } finally {
    wipe(secret)
  }
}
