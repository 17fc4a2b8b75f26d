import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { Attestations } from './Attestations'
import { verifyEndpoints } from './verifyEndpoints'

interface Needs {
  readonly keys: KeyStore
  readonly projects: Pick<Projects, 'directory'>
}

/** Attests which app a WalletConnect request comes from. */
export const verifyService: Service<Attestations, Needs> = {
  name: 'verify',
  needs: { keys: keysService, projects: projectsService },
  open: async ({ keys }) => new Attestations(await keys.attestationKey()),
  endpoints: (attestations, { projects }) => verifyEndpoints(attestations, projects.directory),
}
