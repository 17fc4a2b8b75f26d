import type { RpcSettings } from './RpcSettings'

/** Which project the backend is asked as: the host's, or the one that a backend of one's own has from the start. Undefined: there is no backend. */
export function cloudProjectId({ projectId, cloud }: Pick<RpcSettings, 'projectId' | 'cloud'>): string | undefined {
  return projectId || (cloud ? 'local' : undefined)
}
