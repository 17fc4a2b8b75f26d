import type { ProjectGate } from '../../projects/ProjectGate'
import type { Audience } from './Audience'
import { verifyClientToken } from './verifyClientToken'

/** Credentials that a client presents. */
export interface Credentials {
  readonly token: string | undefined
  readonly projectId: string | undefined
  readonly origin: string | undefined
}

/** The admitted client, or the reason for the rejection. */
export type Admission =
  | { readonly clientId: string; readonly projectId: string; readonly refusal?: undefined }
  | { readonly clientId?: undefined; readonly refusal: string }

/** Checks the project and origin first, because this is cheaper, and then the token. */
export async function admit(
  { token, projectId, origin }: Credentials,
  projects: ProjectGate,
  audience: Audience,
  now: number,
): Promise<Admission> {
  if (!projectId) return { refusal: 'Unauthorized: invalid key' }
  const refusal = await projects.check(projectId, origin)
  if (refusal) return { refusal }
  const verdict = await verifyClientToken(token, audience, now)
  return verdict.refusal ? { refusal: verdict.refusal } : { clientId: verdict.clientId, projectId }
}
