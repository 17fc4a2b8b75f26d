import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { Attestations } from './Attestations'
import { attestationEndpoints } from './attestationEndpoints'

interface Needs {
  readonly keys: KeyStore
  readonly projects: Pick<Projects, 'directory'>
}

/** Attests which app a WalletConnect request comes from. */
export const attestationsService: Service<Attestations, Needs> = {
  name: 'attestations',
  needs: { keys: keysService, projects: projectsService },
  open: async ({ keys }) => new Attestations(await keys.attestationKey()),
  endpoints: (attestations, { projects }) => attestationEndpoints(attestations, projects.directory),
}
