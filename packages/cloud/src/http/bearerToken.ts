/** The token of an `Authorization: Bearer …` header. Its case is kept: base64url tells upper from lower. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1]
}
