/**
 * Returns the token of an `Authorization: Bearer …` header, if any. Keeps its case, because base64url is
 * case-sensitive.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1]
}
