import { z } from 'zod'
import { type Chains, chainsService } from '../chains/chainsService'
import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import type { SecretRing } from '../keys/SecretRing'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { AuthStore } from './AuthStore'
import { AuthTokens } from './AuthTokens'
import { authEndpoints } from './authEndpoints'
import { forgetEndedSessions } from './forgetEndedSessions'
import { Sessions } from './Sessions'
import { SignInChains } from './SignInChains'
import { SignInNodes } from './SignInNodes'
import { SignInService } from './SignInService'
import type { VerifySignIn } from './VerifySignIn'
import { verifySignedMessage } from './verifySignedMessage'

export interface AuthOptions {
  /**
   * Verifies sign-in signatures. Default: `verify` of `@openappkit/siwx/server`, which uses the chains' upstreams for
   * contract accounts.
   */
  readonly verifySignIn?: VerifySignIn
  /**
   * Secret that signs sign-in tokens, at least 32 characters long and the same on every node. Default: a key that the
   * first node creates in the database.
   */
  readonly authSecret?: string
  /**
   * Second secret whose sign-in tokens are also accepted, at least 32 characters long. During a rotation, this is the
   * next or previous secret. Default: none.
   */
  readonly acceptedAuthSecret?: string
}

interface Needs {
  readonly chains: Pick<Chains, 'settings' | 'upstreams'>
  readonly database: Database
  readonly keys: KeyStore
  readonly projects: Pick<Projects, 'directory'>
}

interface Auth {
  readonly store: AuthStore
  readonly tokens: AuthTokens
  stopForgetting(): Promise<void>
}

const SECRET_LENGTH = 32
const secret: z.ZodType<string, string> = z.string().min(SECRET_LENGTH, 'must have 32 characters or more')

/** Signs users in with their wallet. */
export const authService: Service<Auth, Needs, AuthOptions> = {
  name: 'auth',
  settings: [
    {
      variables: [variable('AUTH_SECRET', secret, authSecret => ({ authSecret }))],
      help: 'Secret that signs sign-in tokens: at least 32 characters, the same on every node. Default: a key in the database.',
    },
    {
      variables: [variable('AUTH_SECRET_ACCEPTED', secret, acceptedAuthSecret => ({ acceptedAuthSecret }))],
      help: 'Second secret whose tokens are also valid, for a rotation. Default: none.',
    },
  ],
  needs: { chains: chainsService, database: databaseService, keys: keysService, projects: projectsService },
  async open({ database, keys }, { options, logger }) {
    const store = new AuthStore(database)
    const tokens = new AuthTokens(await secretsOf(options, keys))
    return { store, tokens, stopForgetting: forgetEndedSessions(store, logger) }
  },
  endpoints({ store, tokens }, { chains, projects }, { address, logger, options }) {
    const service = new SignInService({
      store,
      tokens,
      projects: projects.directory,
      verify: options.verifySignIn ?? verifySignedMessage,
      nodes: new SignInNodes(chains.upstreams),
      chains: new SignInChains(chains.settings),
      // Logs only the error's name, because the rest may contain the message and the signature.
      onVerifierTrouble: error =>
        logger.warn({ error: error instanceof Error ? error.name : typeof error }, "Couldn't verify a signature"),
    })
    const { publicUrl } = address
    return authEndpoints(service, new Sessions(store, tokens, publicUrl), publicUrl)
  },
  close: ({ stopForgetting }) => stopForgetting(),
}

/**
 * Returns the secrets for sign-in tokens: the configured one, or those of the database, followed by the accepted one.
 *
 * @throws Error if a configured secret is too short.
 */
async function secretsOf({ authSecret, acceptedAuthSecret }: AuthOptions, keys: KeyStore): Promise<SecretRing> {
  for (const [name, value] of Object.entries({ AUTH_SECRET: authSecret, AUTH_SECRET_ACCEPTED: acceptedAuthSecret })) {
    if (value !== undefined && value.length < SECRET_LENGTH) {
      throw new Error(`${name} must have ${SECRET_LENGTH} characters or more`)
    }
  }
  const accepted = acceptedAuthSecret === undefined ? [] : [acceptedAuthSecret]
  if (authSecret !== undefined) return [authSecret, ...accepted]
  return [...(await keys.secrets('sign-in')), ...accepted]
}
