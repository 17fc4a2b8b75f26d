import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { ProjectDirectory } from '../projects/ProjectDirectory'
import type { Attestations } from './Attestations'
import { attestationPage } from './attestationPage'

const hash = z.string().regex(/^[0-9a-f]{64}$/, "isn't a SHA-256 hash")
const attestationQuery = z.object({
  projectId: z.string().max(100),
  origin: z.url({ protocol: /^https?$/ }).max(2048),
  id: hash,
})
const member = z.string().max(100)
const publicJwk = z.object({
  kty: member,
  crv: member,
  x: member.optional(),
  y: member.optional(),
  kid: member.optional(),
  ext: z.boolean().optional(),
  key_ops: z.array(member).max(10).optional(),
})
const publicKeySchema = z.object({
  publicKey: publicJwk,
  expiresAt: z.number().describe('Seconds since the epoch'),
})

/**
 * Returns the endpoints of the WalletConnect verify service. If they don't answer, clients wait several seconds before
 * they contact a wallet.
 */
export function attestationEndpoints(
  attestations: Attestations,
  projects: Pick<ProjectDirectory, 'find'>,
): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v3/public-key',
      summary: 'Key that signs attestations',
      tag: 'Verify',
      isPublic: true,
      cache: 'public, max-age=3600',
      answer: publicKeySchema,
      handle: async () => z.parse(publicKeySchema, attestations.publicKey()),
    }),
    endpoint<unknown, z.infer<typeof attestationQuery>, unknown, unknown>({
      method: 'GET',
      path: '/v3/attestation',
      summary: 'Page for a hidden frame that attests the origin of a request',
      tag: 'Verify',
      isPublic: true,
      query: attestationQuery,
      async handle({ query, headers }) {
        const { origin } = new URL(query.origin)
        const project = await projects.find(query.projectId)
        // Any caller can put any origin in the URL. A browser also reports the app that contains the frame, but other
        // programs can forge that header.
        const isVerified =
          originOf(headers.get('referer')) === origin &&
          isFrameOf(headers) &&
          (project?.allowedOrigins.includes(origin) ?? false)
        return attestationPage(await attestations.sign({ id: query.id, origin, isVerified }), origin)
      },
    }),
    endpoint<{ hash: string }, unknown, unknown, unknown>({
      method: 'GET',
      path: '/attestation/{hash}',
      summary: 'Always 404, which means unknown: attestations travel with their messages and are never stored',
      tag: 'Verify',
      isPublic: true,
      params: z.object({ hash: z.string().max(200) }),
      async handle() {
        throw new HttpFailure(404, 'hash', 'No attestation for this message. Check its hash.')
      },
    }),
  ]
}

/**
 * Returns whether a request comes from a frame, according to its fetch metadata. True for older browsers, which don't
 * send any.
 */
function isFrameOf(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  const site = headers.get('sec-fetch-site')
  return (destination === null || destination === 'iframe') && site !== 'none'
}

function originOf(referrer: string | null): string | undefined {
  return referrer !== null && URL.canParse(referrer) ? new URL(referrer).origin : undefined
}
